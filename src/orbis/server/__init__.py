"""Tables online: people and bots meet, take turns over HTTP and WebSocket, and nothing acknowledged is lost."""
