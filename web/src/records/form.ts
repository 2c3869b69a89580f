/** Whether something has the form of a record; whether it replays is another question. */
import { NAMES, TILE_CHECKS } from "../engine/layout";

type Check = (value: unknown) => boolean;
type Checks = Readonly<Record<string, Check>>;

const LONGEST_NAME = 100; // as on the server

const text: Check = (value) => typeof value === "string";
const contribution: Check = (value) => typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
const integer: Check = Number.isInteger;
const oneOf =
  (...choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object with these fields and no others. */
function object(required: Checks, optional: Checks = {}): Check {
  const fields: Checks = { ...required, ...optional };
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const isComplete = Object.keys(required).every((name) => Object.hasOwn(value, name));
    return (
      isComplete &&
      Object.entries(value).every(([name, one]) => Object.hasOwn(fields, name) && fields[name]!(one))
    );
  };
}

const region = object({
  id: text,
  color: oneOf(...NAMES.COLORS),
  level: oneOf(...TILE_CHECKS.LEVELS.map(({ level }) => level)),
  cost: text,
  effect: object({ kind: oneOf(...NAMES.EFFECTS), number: integer, colors: text }),
  cp: integer,
  star: oneOf(...NAMES.STARS),
  mystic: orNull(integer),
});
const definition = object({
  name: text,
  regions: list(region),
  gods: list(oneOf(...TILE_CHECKS.GODS)),
  temple_tokens: list(integer),
});
const points = object({
  total: integer,
  regions: integer,
  wilderness: integer,
  god: integer,
  temple_token: integer,
  worshipers: integer,
  rank: integer,
});
const seat = object({ name: (value) => text(value) && [...(value as string)].length <= LONGEST_NAME });

export const isRecord = object(
  {
    tiles: object({ name: text, digest: text }, { definition: orNull(definition) }),
    seats: list(seat),
    first: integer,
    seed: orNull(text),
    piles: list(list(text)),
    gods: list(text),
    turns: list(text),
  },
  {
    format: oneOf("orbis"),
    version: oneOf(1, 2),
    seed_hash: text,
    secret: text,
    contributions: list(orNull(contribution)),
    result: orNull(
      object({ players: list(points), winners: list(integer), tie_break: oneOf(...NAMES.TIE_BREAKS) }),
    ),
  },
);
