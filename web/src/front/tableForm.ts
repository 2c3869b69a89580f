/** What a table is created with: from the choices on the screen to the form of the server. */
import type { CreateTable, Level, TileSet } from "../api/types";
import { isLevel } from "./levels";

/** Who takes a seat, as the value of a select. */
export type Occupant = "person" | "open" | `bot:${Level}`;
export interface SeatChoice {
  occupant: Occupant;
  /** Only for persons; empty: the guest's name. */
  name: string;
}

/** Long enough to see the bots' turns one by one. */
const BOT_PAUSE = 0.4;
export const NAME_LENGTH = 30;
/** Choices of the time for a turn; the server takes 10 seconds to a day. */
export const TURN_SECONDS = [30, 60, 120, 300, 600, 1800, 3600] as const;
export const BOT_PAUSES = [0, BOT_PAUSE, 1, 2, 5] as const;
/** The server's default. */
export const DEFAULT_DAYS = 3;

export interface TableChoices {
  seats: SeatChoice[];
  first: "random" | number;
  public: boolean;
  watch: boolean;
  pace: "live" | "days";
  seconds: number | null;
  days: number;
  absence: "ask" | "bot" | "end";
  standIn: Level;
  analysis: boolean;
  liveScore: boolean;
  botPause: number;
  tiles: TileSet | null;
  /** Only with an account. */
  rated: boolean;
}

type SeatForm = CreateTable["seats"][number];
/** The server has defaults for what is left out. */
export type TableForm = Pick<CreateTable, "seats"> & Partial<CreateTable>;

/** A table for the guest and a friend, or whoever else takes the second seat. */
export function defaultChoices(name = "", second: Occupant = "open"): TableChoices {
  return {
    seats: [
      { occupant: "person", name },
      { occupant: second, name: "" },
    ],
    first: "random",
    public: false,
    watch: true,
    pace: "live",
    seconds: null,
    days: DEFAULT_DAYS,
    absence: "ask",
    standIn: "skilled",
    analysis: true,
    liveScore: true,
    botPause: BOT_PAUSE,
    tiles: null,
    rated: false,
  };
}

/** Whether everyone who plays is at this screen, and nothing was chosen that only a server can do. */
export function playsHere({ seats, pace, seconds, public: isPublic, rated }: TableChoices): boolean {
  const isFull = seats.every(({ occupant }) => occupant !== "open");
  const isWatched = seats.some(({ occupant }) => occupant === "person");
  return isFull && isWatched && pace === "live" && seconds === null && !isPublic && !rated;
}

export function seatForm({ occupant, name }: SeatChoice): SeatForm {
  if (occupant === "open") return { kind: "open" };
  if (occupant === "person") return name.trim() ? { kind: "person", name: name.trim() } : { kind: "person" };
  const level = botLevel(occupant);
  if (!level) throw new Error(`There is no bot ${occupant}`);
  return { kind: "bot", level };
}

/** The level of the bot that takes a seat; null for everybody else. */
export function botLevel(occupant: Occupant): Level | null {
  const level = occupant.startsWith("bot:") ? occupant.slice("bot:".length) : null;
  return isLevel(level) ? level : null;
}

/** The form of a table; the time that belongs to the other pace is left out. */
export function tableForm(choices: TableChoices): TableForm {
  const { pace, seconds, days, first, seats } = choices;
  return {
    seats: seats.map(seatForm),
    first: first === "random" || first < seats.length ? first : "random",
    public: choices.public,
    watch: choices.watch,
    pace,
    ...(pace === "live" && seconds !== null ? { turn_seconds: seconds } : {}),
    ...(pace === "days" ? { turn_days: days } : {}),
    absence: choices.absence,
    stand_in: choices.standIn,
    analysis: choices.analysis,
    live_score: choices.liveScore,
    bot_pause: choices.botPause,
    ...(choices.tiles ? { tiles: { ...choices.tiles } } : {}),
    ...(choices.rated ? { rated: true } : {}),
    start: false,
  };
}

/** A game against bots that starts immediately. */
export function quickForm(opponents: number, level: Level): TableForm {
  const bots = Array.from({ length: opponents }, (): SeatForm => ({ kind: "bot", level }));
  return { seats: [{ kind: "person" }, ...bots], bot_pause: BOT_PAUSE, start: true };
}

/** A game for several people at this screen, and optional bots; it starts immediately. */
export function sharedForm(names: readonly string[], bots: number, level: Level): TableForm {
  const people = names.map((name) => seatForm({ occupant: "person", name }));
  const others = Array.from({ length: bots }, (): SeatForm => ({ kind: "bot", level }));
  return { seats: [...people, ...others], bot_pause: BOT_PAUSE, start: true };
}
