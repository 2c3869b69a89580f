/** What happened at a table besides turns, in words. */
import type { TableEvent } from "../api/types";
import { t } from "../i18n/words.svelte";
import { playerName } from "../lobby/seats";

/** The event as a sentence; nothing for those that are seen anyway. */
export function eventText(event: TableEvent, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? "";
  switch (event.kind) {
    case "joined":
      return t("event-joined", { name: playerName(event.name) });
    case "left":
      return t("event-left", { name: name(event.seat) });
    case "host":
      return t("event-host", { name: name(event.seat) });
    case "closed":
      return t("event-closed");
    case "started":
      return t("event-started", { name: name(event.first) });
    case "clock":
      return t("event-clock", { name: name(event.seat) });
    case "absent":
      return t(`event-absent-${event.reason}`, { name: name(event.seat) });
    case "choice":
      return t(`event-choice-${event.choice}`, { name: name(event.seat), about: name(event.about) });
    case "substituted":
      return t("event-substituted", { name: name(event.seat) });
    case "returned":
      return t("event-returned", { name: name(event.seat) });
    case "resigned":
      return t("event-resigned", { name: name(event.seat) });
    case "chat":
      return t("event-chat", { name: playerName(event.name), text: event.text || t("chat-deleted") });
    case "ended":
      return t(`event-ended-${event.reason}`);
    case "rematch":
      return t("event-rematch");
    default:
      return "";
  }
}
