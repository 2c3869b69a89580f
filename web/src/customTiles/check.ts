/** Everything that is wrong with a custom tile set, as `orbis tiles check` finds it. */
import { NAMES, TILE_CHECKS } from "../engine/layout";
import { isWithin, readEffect, shapeOf } from "./effect";

/** One problem; `tile` is null if it concerns the set as a whole. `kind` and `args` are put into words. */
export interface Violation {
  tile: string | null;
  field: string;
  kind: string;
  args: Record<string, string | number>;
}

type Data = Record<string, unknown>;
type Violations = Generator<Violation, void>;

const { EFFECT_FIELDS, LEVELS, MAX_COST, MAX_CP, MAX_MYSTIC, MAX_NAME, REGION_FIELDS, SET_FIELDS } =
  TILE_CHECKS;
const STARS = NAMES.STARS.filter((star) => star !== null);
const ID = new RegExp(`^[${NAMES.COLORS.join("")}][${LEVELS.map(({ level }) => level).join("")}][a-z]$`);
const COST = new RegExp(`^[${NAMES.COLORS.join("")}*]{0,${MAX_COST}}$`);
const NOT_PRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const SHOWN = 60;

/** All violations; none means that the set can be used. */
export function* violationsOf(data: unknown): Violations {
  if (!isObject(data)) return yield wrong(null, "content", "object", { fields: list(SET_FIELDS) });
  yield* checkFields(null, data, [...SET_FIELDS, "digest"], SET_FIELDS);
  const checks = { name: checkName, gods: checkGods, temple_tokens: checkTokens, regions: checkRegions };
  for (const [field, check] of Object.entries(checks)) if (field in data) yield* check(data[field]);
}

export const isPrintable = (text: string) => !NOT_PRINTABLE.test(text);
export const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function wrong(tile: string | null, field: string, kind: string, args: Violation["args"] = {}): Violation {
  return { tile, field, kind, args };
}

const list = (words: readonly (string | number)[]) => words.join(", ");

/** A value as it is shown. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function* checkFields(
  tile: string | null,
  data: Data,
  known: readonly string[],
  required: readonly string[],
  prefix = "",
): Violations {
  for (const field of required) if (!(field in data)) yield wrong(tile, prefix + field, "missing");
  for (const field of Object.keys(data)) {
    if (!known.includes(field))
      yield wrong(tile, prefix + field.slice(0, SHOWN), "unknown", { fields: list(known) });
  }
}

function* checkName(name: unknown): Violations {
  const isName = typeof name === "string" && name.trim() && [...name].length <= MAX_NAME && isPrintable(name);
  if (!isName) yield wrong(null, "name", "name", { most: MAX_NAME, found: shown(name) });
}

function* checkGods(gods: unknown): Violations {
  if (!isSame(gods, TILE_CHECKS.GODS))
    yield wrong(null, "gods", "exactly", { expected: list(TILE_CHECKS.GODS), found: shown(gods) });
}

function* checkTokens(tokens: unknown): Violations {
  const { TEMPLE_TOKENS } = TILE_CHECKS;
  if (!isSame(tokens, TEMPLE_TOKENS))
    yield wrong(null, "temple_tokens", "exactly", { expected: list(TEMPLE_TOKENS), found: shown(tokens) });
}

/** Whether a list has the same members, in any order. */
function isSame(found: unknown, expected: readonly unknown[]): boolean {
  if (!Array.isArray(found) || found.length !== expected.length) return false;
  return expected.every((one) => found.includes(one));
}

function* checkRegions(regions: unknown): Violations {
  const expected = LEVELS.reduce((sum, { regions }) => sum + regions, 0);
  if (!Array.isArray(regions))
    return yield wrong(null, "regions", "list", { expected, found: shown(regions) });
  for (const [index, region] of regions.entries()) yield* checkRegion(index + 1, region);
  yield* checkCount("regions", expected, regions.length);
  const named = regions.filter((region): region is Data => isObject(region) && hasId(region));
  yield* checkUnique(named);
  yield* checkLevels(named);
}

function* checkRegion(number: number, region: unknown): Violations {
  const unnamed = `#${number}`;
  if (!isObject(region)) return yield wrong(unnamed, "content", "object", { fields: list(REGION_FIELDS) });
  const tile = hasId(region) ? idOf(region) : unnamed;
  yield* checkFields(tile, region, REGION_FIELDS, ["id", "effect"]);
  yield* checkIdentity(tile, region);
  const { cost = "" } = region;
  if (typeof cost !== "string" || !COST.test(cost))
    yield wrong(tile, "cost", "cost", { most: MAX_COST, found: shown(cost) });
  yield* checkEffect(tile, region);
  yield* checkPoints(tile, region);
  yield* checkMarks(tile, region);
}

/** Color and level are optional, as the id implies them. */
function* checkIdentity(tile: string, region: Data): Violations {
  if ("id" in region && !hasId(region)) yield wrong(tile, "id", "id", { found: shown(region.id) });
  const colors = hasId(region) ? [idOf(region)[0]!] : NAMES.COLORS;
  const levels = hasId(region) ? [Number(idOf(region)[1])] : LEVELS.map(({ level }) => level as number);
  yield* checkChoice(tile, region, "color", colors);
  yield* checkChoice(tile, region, "level", levels);
}

function* checkChoice(
  tile: string,
  region: Data,
  field: string,
  choices: readonly (string | number)[],
): Violations {
  const value = region[field];
  if (field in region && !choices.includes(value as string))
    yield wrong(tile, field, "choice", { expected: list(choices), found: shown(value) });
}

function* checkEffect(tile: string, region: Data): Violations {
  if (!("effect" in region)) return;
  const value = region.effect;
  if (isObject(value)) {
    const faults = [...checkFields(tile, value, EFFECT_FIELDS, EFFECT_FIELDS, "effect.")];
    if (faults.length) return yield* faults;
  }
  if (readEffect(value) === null) yield wrong(tile, "effect", ...expectedEffect(value));
}

/** What would have been right: what this kind allows, or all kinds. */
function expectedEffect(value: unknown): [string, Violation["args"]] {
  const named = isObject(value) ? value.kind : value;
  const kind = typeof named === "string" ? named.trim().split(/\s+/)[0]! : "";
  const shape = shapeOf(kind);
  if (!shape) return ["effect", { kinds: list(NAMES.EFFECTS), found: shown(value) }];
  const [numbers, colors] = [shape.numbers, shape.colors].map((range) => [...new Set(range)].join("–"));
  return ["effect-of-kind", { kind, numbers: numbers!, colors: colors!, found: shown(value) }];
}

function* checkPoints(tile: string, region: Data): Violations {
  const { cp = 0 } = region;
  const effect = readEffect(region.effect);
  const range = effect ? shapeOf(effect.kind)!.cp : [0, MAX_CP];
  if (!isWithin(cp, range)) yield wrong(tile, "cp", "range", { ...ends(range), found: shown(cp) });
}

const ends = ([least, most]: readonly number[]) => ({ least: least!, most: most! });

/** The star and the mystic value are optional, and may be null. */
function* checkMarks(tile: string, region: Data): Violations {
  const { star = null, mystic = null } = region;
  if (star !== null) yield* checkChoice(tile, region, "star", STARS);
  if (mystic === null) return;
  const range = [1, MAX_MYSTIC];
  if (!isWithin(mystic, range))
    yield wrong(tile, "mystic", "range", { ...ends(range), found: shown(mystic) });
  if (hasId(region) && idOf(region)[0] !== TILE_CHECKS.MYSTIC_COLOR)
    yield wrong(tile, "mystic", "mystic", { color: TILE_CHECKS.MYSTIC_COLOR });
}

function* checkUnique(regions: Data[]): Violations {
  for (const tile of new Set(regions.map(idOf))) {
    const found = regions.filter((region) => idOf(region) === tile).length;
    if (found > 1) yield wrong(tile, "id", "repeated", { found });
  }
  const holders = new Map<unknown, string>();
  for (const region of regions) {
    const { mystic } = region;
    if (!isWithin(mystic, [1, MAX_MYSTIC])) continue;
    const other = holders.get(mystic);
    if (other === undefined) holders.set(mystic, idOf(region));
    else yield wrong(idOf(region), "mystic", "taken", { found: mystic as number, other });
  }
}

/** The number of tiles and stars per level, among the tiles whose level is known. */
function* checkLevels(regions: Data[]): Violations {
  for (const counts of LEVELS) {
    const tiles = regions.filter((region) => idOf(region)[1] === String(counts.level));
    yield* checkCount(`regions of level ${counts.level}`, counts.regions, tiles.length);
    for (const star of STARS) {
      const number = tiles.filter((region) => region.star === star).length;
      yield* checkCount(`${star} stars of level ${counts.level}`, counts[star as "white"], number);
    }
  }
}

function* checkCount(field: string, expected: number, found: number): Violations {
  if (found !== expected) yield wrong(null, field, "count", { expected, found });
}

const hasId = (region: Data) => typeof region.id === "string" && ID.test(region.id);
const idOf = (region: Data) => region.id as string;
