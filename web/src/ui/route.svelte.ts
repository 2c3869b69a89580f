/** The address of the page, and links that change it without reloading. */
import { BASE, hrefOf, pathInHash, pathOf } from "./base";
import { parseRoute, type Route } from "./parseRoute";

class Router {
  path = $state("/");
  search = $state("");
  hash = $state("");
  readonly route: Route = $derived(parseRoute(this.path));

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to a path of this page. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", hrefOf(path));
    else history.pushState(null, "", hrefOf(path));
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  #read(): void {
    const deep = location.pathname === BASE ? pathInHash(location.hash) : null;
    if (deep) history.replaceState(null, "", hrefOf(deep));
    this.path = pathOf(location.pathname) ?? location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Follow links within the page without reloading it. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = pathOf(link.pathname);
    if (!path || path.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser scrolls
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

export const router = new Router();
