/** Announces what happens at a table: in the live region, the window title, by sound and by notification. */
import type { TableEvent } from "../api/types";
import { spoken } from "../i18n/spoken";
import { turnText } from "../i18n/gameText";
import { t } from "../i18n/words.svelte";
import type { LiveTable } from "../model/live.svelte";
import type { Soundtrack } from "../sound/soundtrack";
import { announcer } from "../ui/announcer.svelte";
import { notify as notifySystem } from "../ui/notify";
import { settings } from "../ui/settings.svelte";
import { eventText } from "./events";
import { seatNames } from "./playerNames";

export class Notifier {
  constructor(
    private readonly live: LiveTable,
    private readonly soundtrack: Soundtrack,
  ) {}

  notify(event: TableEvent, isNew: boolean): void {
    if (!isNew) return;
    const names = seatNames(this.live.table);
    if (event.kind === "turn" && this.live.tiles) {
      announcer.say(`${names[event.seat]}: ${spoken(turnText(event.actions, this.live.tiles).join(", "))}`);
      if (event.next !== null && this.#isMine(event.next) && !this.#isMine(event.seat))
        this.#call(event.ply + 1);
    } else {
      announcer.say(eventText(event, names));
    }
  }

  /** The window title says whose turn it is, for players looking at another window. */
  showTitle(): void {
    const mine = this.live.acting !== null && this.live.you.seats.length > 0;
    document.title = mine ? t("table-title-turn") : "Orbis";
  }

  #isMine(seat: number): boolean {
    return this.live.you.seats.includes(seat);
  }

  #call(turn: number): void {
    announcer.say(t("table-your-turn"));
    if (document.hidden) this.soundtrack.callTo(turn); // nobody sees the animation that would come first
    if (settings.values.notify) notifySystem("Orbis", t("table-your-turn"));
  }
}
