/** Let the page work without a network from the next visit on. */
import { BASE, hrefOf } from "../ui/base";
import type { PageOpened } from "./version";

const PAUSE_MS = 3000; // what a visitor sees first comes first

/** Start the service worker when the page has loaded and nothing else is going on; the page's main script is `script`. */
export function workOffline(script: string): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const register = () => registerWorker(script).catch(() => {}); // as in private windows: the page works without it
  const later = () => setTimeout(() => whenIdle(register), PAUSE_MS);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/**
 * A new version takes over while the page is idle: in Chromium, whatever wakes the old worker meanwhile keeps the new one
 * waiting, and a page that is being loaded may wait with it forever.
 */
async function registerWorker(script: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(hrefOf("/sw.js"), {
    scope: BASE,
    updateViaCache: "none",
  });
  const tell = () =>
    (registration.waiting ?? registration.active)?.postMessage({ script } satisfies PageOpened);
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") whenIdle(tell);
    });
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  tell();
}

function whenIdle(work: () => unknown): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: PAUSE_MS });
  else work(); // Safari
}
