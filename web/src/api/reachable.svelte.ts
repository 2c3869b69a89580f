/** Whether there is a server, and whether it could be reached when it was last tried. */

class Server {
  /** `orbis page` writes pages for hosts without a server: nothing may be asked there. */
  readonly exists = globalThis.document?.querySelector("meta[name=orbis-server][content=none]") == null;
  reachable = $state(true);
}

export const server = new Server();
