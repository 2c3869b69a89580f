/** Whether the server could be reached when it was last tried. */

class Server {
  reachable = $state(true);
}

export const server = new Server();
