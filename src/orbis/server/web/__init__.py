"""The server's face: routes, WebSockets, security."""
