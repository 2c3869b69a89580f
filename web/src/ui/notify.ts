/** How the page announces your turn: a chime, and a browser notification if enabled. */
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

let audio: AudioContext | null = null;

/** Two soft notes, a fifth apart. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") return; // the browser waits for a first click
    note(audio, 523.25, 0);
    note(audio, 783.99, 0.14);
  } catch {
    // A browser without sound plays on in silence.
  }
}

function note(context: AudioContext, frequency: number, delay: number): void {
  const start = context.currentTime + delay;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}
