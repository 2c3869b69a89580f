"""How uvicorn speaks HTTP and WebSocket, bounded where it is not by itself."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MAX_HEAD = 131_072  # bytes of a request that are no body: its line, headers and trailers


class BoundedHttp(HttpToolsProtocol):
    """Refuses requests with endless headers; bodies are bounded by the guard."""

    _head_size = 0

    def data_received(self, data: bytes) -> None:
        """Count what comes."""
        self._head_size += len(data)
        super().data_received(data)
        if self._head_size > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_body(self, body: bytes) -> None:
        """Bodies do not count."""
        self._head_size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The next request begins."""
        self._head_size = 0
        super().on_message_complete()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Lets a client go that sends pings and does not read: the answers would pile up."""

    def handle_ping(self) -> None:
        """Answer, if the client has taken the answers before."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()
