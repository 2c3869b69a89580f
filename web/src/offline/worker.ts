/** The service worker: the page of one version works without a network. It never touches the API. */
import { parseRoute } from "../ui/parseRoute";
import type { FetchEvent, WorkerScope } from "./scope";
import { cachePrefix, download, type Version } from "./version";

declare const VERSION: Version; // written by the build

const TAKE_OVER = "take over";
const LONGEST_WAIT_MS = 1000;
const worker = self as unknown as WorkerScope;
const scope = worker.registration.scope;
const prefix = cachePrefix(scope);
const base = new URL(scope).pathname;
const version = VERSION;
const cacheName = prefix + version.id;
const files = new Set(version.files);

worker.addEventListener("install", (event) => event.waitUntil(download(version, scope)));

worker.addEventListener("activate", (event) =>
  // Claimed, even the tab of the first visit keeps its version.
  event.waitUntil(Promise.all([deleteOthers(), worker.clients.claim()])),
);

worker.addEventListener("message", (event) => {
  if (event.data !== TAKE_OVER) return;
  event.ports[0]?.postMessage(cacheName);
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope)) return;
  const path = url.pathname.slice(base.length);
  if (request.mode === "navigate") {
    if (parseRoute(path).screen !== "missing") event.respondWith(openPage(event));
  } else if (files.has(path) || path.startsWith("assets/")) {
    event.respondWith(readFile(request));
  }
});

async function openPage(event: FetchEvent): Promise<Response> {
  const name = (await successor(event.request)) ?? cacheName;
  const page = await caches.match(scope, { cacheName: name });
  return page ?? fetch(event.request);
}

/** The cache of a newer version that takes over now: the only tab is being reloaded, so no other tab needs the old one. */
async function successor(request: Request): Promise<string | null> {
  const { waiting } = worker.registration;
  if (!waiting || !["no-cache", "reload"].includes(request.cache)) return null;
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length > 1) return null;
  const channel = new MessageChannel();
  const answer = new Promise<string | null>((resolve) => {
    channel.port1.onmessage = ({ data }) => resolve(data as string);
    setTimeout(() => resolve(null), LONGEST_WAIT_MS);
  });
  waiting.postMessage(TAKE_OVER, [channel.port2]);
  return answer;
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

async function deleteOthers(): Promise<void> {
  const others = (await ourCaches()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}
