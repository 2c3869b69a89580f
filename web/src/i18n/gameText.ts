/** Tiles, turns and refusals in words. The texts contain symbols: `Rich` draws them, `spoken` puts them into words. */
import {
  COLORS,
  type Changes,
  type God,
  type Refusal,
  type Region,
  type ActionChanges,
  type Worshipers,
} from "../api/types";
import { costs, figures, letters, symbols } from "../model/symbols";
import type { Tiles } from "../model/tiles";
import { joined } from "./spoken";
import { t, words, type Arguments } from "./words.svelte";

export const tileName = ({ color, level, effect }: Region): string =>
  t("tile-name", { color, level, effect: effect.kind });

export const godName = (god: God): string => t(`god-${god}`);

/** What the effect of a region does. */
export function effectText({ effect }: Region): string {
  const any = effect.kind === "proselytism" && effect.colors === "*";
  const args = { number: effect.number, colors: symbols(effect.colors) };
  return t(any ? "effect-proselytism-any-says" : `effect-${effect.kind}-says`, args);
}

export const costText = ({ cost }: Region): string => (cost ? costs(cost) : t("cost-free"));

/** Everything that is printed on a region, in one text. */
export function regionText(region: Region): string {
  const cp = region.cp ? `${t("cp", { count: region.cp })}.` : "";
  return t("tile-said", {
    name: tileName(region),
    cost: costText(region),
    effect: effectText(region),
    cp,
  }).trim();
}

/** Changes of several actions in a row that did the same. */
type Merged = Changes & { removals?: Partial<Worshipers> };
type Phrase = (changes: Merged, tiles: Tiles) => string[];

const PHRASES: Phrase[] = [
  ({ took }, tiles) => (took ? [t("did-take", { tile: tileName(tiles.get(took.tile)) })] : []),
  ({ god }) => (god ? [t("did-god", { god: godName(god) })] : []),
  ({ generated }) =>
    generated?.length
      ? [t("did-generate", { count: generated.length, color: symbols(generated[0]!.color) })]
      : [],
  ({ collected }) => counted("did-collect", collected),
  ({ exchanged, given }) =>
    exchanged ? [t("did-exchange", { give: costs(letters(given ?? {})), get: symbols(exchanged.get) })] : [],
  ({ placed }) =>
    placed
      ? [t(placed.face === "up" ? "did-place" : "did-wilderness", { row: placed.row, column: placed.column })]
      : [],
  ({ paid }) => counted("did-pay", paid),
  ({ given, purpose }) => (purpose && purpose !== "exchange" ? counted(`did-give-${purpose}`, given) : []),
  ({ removals }) => counted("did-remove", removals),
  ({ gained, exchanged }) => (exchanged ? [] : counted("did-gain", gained)),
  ({ reductions }) => (reductions ?? []).map((color) => t("did-reduction", { color: symbols(color) })),
  ({ cancelled }) => (cancelled ? [t("did-cancelled")] : []),
  ({ god_cancelled }) => (god_cancelled ? [t("did-god-cancelled")] : []),
  ({ refilled }, tiles) =>
    refilled?.tile ? [t("did-refill", { tile: tileName(tiles.get(refilled.tile)) })] : [],
];

function counted(id: string, counts: Partial<Worshipers> | null | undefined): string[] {
  return counts && COLORS.some((color) => counts[color]) ? [t(id, { what: figures(counts) })] : [];
}

/** A whole turn in phrases; worshipers given, gained or removed one by one are combined. */
export function turnText(actions: readonly ActionChanges[], tiles: Tiles): string[] {
  return merged(actions).flatMap((changes) => PHRASES.flatMap((phrase) => phrase(changes, tiles)));
}

/** A turn in short: without its effects on the display. */
export function turnInShort(actions: readonly ActionChanges[], tiles: Tiles): string {
  const own = actions.map(({ action, changes: { generated: _, refilled: __, ...changes } }) => ({
    action,
    changes,
  }));
  return turnText(own, tiles).join(" · ");
}

function merged(actions: readonly ActionChanges[]): Merged[] {
  const result: Merged[] = [];
  for (const { changes } of actions) {
    const { removed } = changes;
    const next: Merged = removed ? { ...changes, removals: { [removed.color]: 1 } } : changes;
    const before = result.at(-1);
    const joint = before && together(before, next);
    if (joint) result[result.length - 1] = joint;
    else result.push(next);
  }
  return result;
}

/** The changes of two actions that gave, gained or removed in the same way, as one; else nothing. */
function together(one: Merged, other: Merged): Merged | null {
  if (one.exchanged || other.exchanged || one.placed || other.placed || one.purpose !== other.purpose)
    return null;
  const key = (["given", "removals", "gained"] as const).find(
    (candidate) => one[candidate] && other[candidate],
  );
  return key ? { ...one, ...other, [key]: sum(one[key]!, other[key]!) } : null;
}

function sum(one: Partial<Worshipers>, other: Partial<Worshipers>): Partial<Worshipers> {
  const counts = COLORS.map((color) => [color, (one[color] ?? 0) + (other[color] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count));
}

/** Why something was refused, for the player. */
export function refusalText(refusal: Pick<Refusal, "code" | "args">, tiles?: Tiles | null): string {
  const id = `error-${refusal.code.replaceAll("/", "-")}`;
  if (!words.has(id)) return t("error-other", { code: refusal.code });
  return t(id, readable(refusal.args, tiles));
}

/** Arguments of the server as they stand in a sentence. */
export function readable(args: Record<string, unknown>, tiles?: Tiles | null): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, readableOne(name, value, tiles)] as const),
  );
}

function readableOne(name: string, value: unknown, tiles?: Tiles | null): string | number {
  if (name === "tile" && typeof value === "string" && tiles) return tileName(tiles.get(value));
  if (name === "god") return godName(value as God);
  if (name === "left" && Array.isArray(value)) return joined((value as God[]).map(godName));
  if (name === "missing")
    return costs(Object.entries(value as object).flatMap(([c, n]) => c.repeat(n as number)));
  if (name === "cost") return costs(value as string);
  if (["color", "colors", "best_colors"].includes(name)) return symbols(value as string | string[]);
  return typeof value === "number" ? value : String(value);
}
