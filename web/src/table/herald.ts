/** Tells everyone what happens at a table: the live region, the title of the window, the chime, the notification. */
import type { Event } from "../api/types";
import { spoken } from "../i18n/spoken";
import { turnText } from "../i18n/tell";
import { t } from "../i18n/words.svelte";
import type { LiveTable } from "../model/live.svelte";
import { announcer } from "../ui/announcer.svelte";
import { chime, notify } from "../ui/notify";
import { settings } from "../ui/settings.svelte";
import { eventText } from "./events";
import { seatNames } from "./names";

export class Herald {
  constructor(private readonly live: LiveTable) {}

  told(event: Event, fresh: boolean): void {
    if (!fresh) return;
    const names = seatNames(this.live.table);
    if (event.kind === "turn" && this.live.tiles) {
      announcer.say(`${names[event.seat]}: ${spoken(turnText(event.actions, this.live.tiles).join(", "))}`);
      if (event.next !== null && this.#isMine(event.next) && !this.#isMine(event.seat)) this.#call();
    } else {
      announcer.say(eventText(event, names));
    }
  }

  /** The title says whose turn it is, for those who look at another window. */
  showTitle(): void {
    const mine = this.live.acting !== null && this.live.you.seats.length > 0;
    document.title = mine ? t("table-title-turn") : "Orbis";
  }

  #isMine(seat: number): boolean {
    return this.live.you.seats.includes(seat);
  }

  #call(): void {
    announcer.say(t("table-your-turn"));
    if (settings.values.sound) chime();
    if (settings.values.notify) notify("Orbis", t("table-your-turn"));
  }
}
