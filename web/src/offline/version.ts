/** One version of the page in a cache of its own: all its files, or none. */

export interface Version {
  /** Changes with any file of the page. */
  readonly id: string;
  /** All files but `index.html`, relative to the page. */
  readonly files: readonly string[];
}

/** What an open page tells the service worker: the address of its main script, which differs between versions. */
export interface PageOpened {
  readonly script: string;
}

/** Other pages of the same host have caches too. */
export const cachePrefix = (scope: string): string => `orbis ${scope} `;

/** Fetch a whole version. `index.html` is stored last: a cache that has it is complete. */
export async function download({ id, files }: Version, scope: string): Promise<void> {
  const cache = await caches.open(cachePrefix(scope) + id);
  await cache.addAll(files.map((file) => request(file, scope)));
  const response = await fetch(request("", scope));
  if (!response.ok) throw new Error(`The page has the status ${response.status}`);
  const html = await response.text();
  const strange = strangers(html, files);
  if (strange.length) throw new Error(`The page is of another version: ${strange.join(", ")}`);
  await cache.put(scope, placed(html, response.headers, new URL(scope).pathname));
}

/** Hashed files never change, so the browser's own cache may answer; what it has of the others can be old. */
function request(file: string, scope: string): Request {
  return new Request(scope + file, { cache: file.startsWith("assets/") ? "default" : "no-cache" });
}

/** Files of another version that an `index.html` asks for: it may be replaced while the rest is fetched. */
export function strangers(html: string, files: readonly string[]): string[] {
  const wanted = [...html.matchAll(/"[^"]*\b(assets\/[^"]+)"/g)].map(([, file]) => file!);
  return wanted.filter((file) => !files.includes(file));
}

/** `index.html` for all addresses of the page: what it refers to relatively would be missing at deeper ones. */
function placed(html: string, headers: Headers, base: string): Response {
  const kept = new Headers(headers); // with the content security policy
  for (const name of ["content-encoding", "content-length"]) kept.delete(name);
  return new Response(html.replaceAll('="./', `="${base}`), { headers: kept });
}
