/** Browser notifications, for players who look at another window. */
import { hrefOf } from "./base";

/** Ask the browser to let us notify; whether it will. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Notify outside the page, if it is hidden. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notification = new Notification(title, { body, icon: hrefOf("/icon-192.png"), tag: "orbis-turn" });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
