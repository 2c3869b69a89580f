/** The service worker: the page of one version works without a network. It never touches the API. */
import { parseRoute } from "../ui/parseRoute";
import type { WorkerScope } from "./scope";
import { cachePrefix, download, type PageOpened, type Version } from "./version";

declare const VERSION: Version; // written by the build

const worker = self as unknown as WorkerScope;
const scope = worker.registration.scope;
const prefix = cachePrefix(scope);
const base = new URL(scope).pathname;
const version = VERSION;
const cacheName = prefix + version.id;
const files = new Set(version.files);

worker.addEventListener("install", (event) => event.waitUntil(download(version, scope)));

// Claimed, even the tab of the first visit finds its files.
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  const { script } = event.data as PageOpened;
  // Tabs of earlier versions find their files in the caches.
  event.waitUntil(Promise.all([worker.skipWaiting(), deleteEarlier(script)]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope)) return;
  const path = url.pathname.slice(base.length);
  if (request.mode === "navigate") {
    if (parseRoute(path).screen !== "missing") event.respondWith(openPage(request));
  } else if (files.has(path) || path.startsWith("assets/")) {
    event.respondWith(readFile(request));
  }
});

async function openPage(request: Request): Promise<Response> {
  const page = await caches.match(scope, { cacheName });
  return page ?? fetch(request);
}

/** Names with a hash are unique, so those of a version that is coming or going can be looked up too. */
async function readFile(request: Request): Promise<Response> {
  const options = { ignoreVary: true };
  const own = await caches.match(request, { ...options, cacheName });
  if (own) return own;
  for (const name of await ourCaches()) {
    const found = await caches.match(request, { ...options, cacheName: name });
    if (found) return found;
  }
  return fetch(request);
}

async function ourCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** Delete earlier versions once the only open tab is of this one. */
async function deleteEarlier(script: string): Promise<void> {
  if (!files.has(script.slice(scope.length))) return;
  const clients = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (clients.filter(({ url }) => url.startsWith(scope)).length > 1) return;
  const names = await ourCaches(); // in the order in which they were stored: a later one may be on its way
  const earlier = names.slice(0, names.indexOf(cacheName));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}
