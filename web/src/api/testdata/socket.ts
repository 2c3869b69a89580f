/** A WebSocket for tests: `receive` is what the server sends, `sent` what the page has sent. */
import type { Socket } from "../connection";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  close(): void {
    this.closed = true;
  }

  readonly sent: unknown[] = [];

  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }

  receive(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
