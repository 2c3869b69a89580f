/** Let the page work without a network from the next visit on. */
import { BASE, hrefOf } from "../ui/base";

const PAUSE_MS = 3000; // what a visitor sees first comes first

/** Start the service worker when the page has loaded and nothing else is going on. */
export function workOffline(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register(hrefOf("/sw.js"), { scope: BASE, updateViaCache: "none" })
      .catch(() => {}); // as in private windows: the page works without it
  const later = () => setTimeout(() => whenIdle(register), PAUSE_MS);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

function whenIdle(work: () => unknown): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: PAUSE_MS });
  else work(); // Safari
}
