/** Where the page lies on its host: at the root or in any folder. Paths such as `/rules` are counted from there. */

/** The folder of the page, with a slash at both ends. Built scripts are in a folder below it. */
export const BASE = import.meta.env.DEV ? "/" : new URL(/* @vite-ignore */ "..", import.meta.url).pathname;

/** The address of a path of the page on its host. */
export function hrefOf(path: string, base = BASE): string {
  return base + path.slice(1);
}

/** The path of an address on the host; null if it is not below the page. */
export function pathOf(address: string, base = BASE): string | null {
  return address.startsWith(base) ? `/${address.slice(base.length)}` : null;
}

/** What a static host's 404.html passes on: the path that was asked for, after `#`. Null if the address has none. */
export function pathInHash(hash: string): string | null {
  return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : null;
}
