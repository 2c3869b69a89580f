/** Whose turn it is, and what to do now, in one sentence. */
import type { Preview } from "../api/types";
import { t } from "../i18n/words.svelte";
import type { LiveTable } from "../model/live.svelte";
import { symbols } from "../model/symbols";
import type { Targets } from "../model/targets";

/** What the prompt needs to know of a table, or of what is played like one. */
export type Prompting = Pick<
  LiveTable,
  "table" | "you" | "staging" | "tiles" | "animation" | "acting" | "thinking" | "plies" | "error" | "sending"
>;

const LONGEST_NAME = 14;

/** `called` is how a player is called: by default by the beginning of a long name, as the prompt has little room. */
export function promptText(live: Prompting, names: readonly string[], called = shortened): string {
  const { table, staging } = live;
  const shown = shownSeat(live);
  if (shown !== null) return t("prompt-plays", { name: called(names[shown] ?? "") });
  if (table?.status === "over") return t("prompt-over");
  if (staging?.preview && staging.targets) {
    const text = stepText(staging.preview, staging.targets, live);
    return live.you.seats.length > 1
      ? t("table-for", { name: called(names[live.acting ?? 0] ?? ""), text })
      : text;
  }
  const seat = table?.seat_to_move ?? null;
  if (seat === null) return "";
  if (live.you.seats.includes(seat) && staging) return t("table-wait");
  const name = called(names[seat] ?? "");
  return t(live.thinking === seat ? "prompt-thinking" : "prompt-waiting", { name });
}

/** The other player whose turn is being shown, if any. */
export function shownSeat({ animation, you }: Prompting): number | null {
  const seat = animation?.playing ? (animation.state?.player ?? null) : null;
  return seat === null || you.seats.includes(seat) ? null : seat;
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : name;
}

function stepText({ state }: Preview, targets: Targets, live: Prompting): string {
  const args = { count: state.pending };
  if (state.step === "take") return t(takeId(targets));
  if (state.step === "volcano") return t("prompt-volcano", { ...args, colors: volcanoColors(live) });
  return t(`prompt-${state.step}`, args);
}

function takeId(targets: Targets): string {
  const open = (options: Map<unknown, { refusal: unknown }>) =>
    [...options.values()].some(({ refusal }) => !refusal);
  if (!open(targets.places)) return "prompt-take-god-only";
  return open(targets.gods) ? "prompt-take" : "prompt-take-region-only";
}

/** The colors that the volcano just placed removes. */
function volcanoColors(live: Prompting): string {
  const placed = live.staging?.preview?.actions.findLast(({ changes }) => changes.placed)?.changes.placed;
  return placed && live.tiles ? symbols(live.tiles.get(placed.tile).effect.colors) : "";
}
