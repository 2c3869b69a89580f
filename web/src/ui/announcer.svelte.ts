/** Announcements for screen readers: every change, one after another. */

class Announcer {
  /** The latest lines; the live region adds what is new. */
  lines = $state.raw<{ number: number; text: string }[]>([]);
  #number = 0;

  say(text: string): void {
    if (!text) return;
    this.lines = [...this.lines.slice(-5), { number: ++this.#number, text }];
  }
}

export const announcer = new Announcer();
