/** Replays a record with the engine of this page. Everything is checked, as on the server. */
import type { GameRecord, Replay, TileSet } from "../api/types";
import { canonicalText } from "../customTiles/canonical";
import { isPrintable } from "../customTiles/check";
import { loadTileSet, TileSetError } from "../customTiles/load";
import { notationOf, numbersOf } from "../engine/actionForm";
import type { Engine } from "../engine/engine";
import { IllegalAction } from "../engine/illegalAction";
import { SEEDS, VOCABULARY } from "../engine/layout";
import { Rules } from "../engine/rules";
import { pointsOf } from "../engine/scoreForm";
import { LocalGame } from "../local/game";
import { seedCommitment, seedFrom } from "../local/commitment";
import { PLAYER_COUNTS } from "../model/constants";
import { isRecord } from "./form";
import { RecordError } from "./recordError";

/** The game of a record, turn by turn; `shipped` are the tile sets that a record need not contain. */
export function replayRecord(engine: Engine, value: unknown, shipped: readonly TileSet[]): Replay {
  return engine.memory.scoped(() => {
    const { game, names, tileSet } = playRecord(engine, value, shipped);
    return game.replay(names, tileSet);
  });
}

/** A record that was played with its tile set. */
interface PlayedRecord {
  game: LocalGame;
  names: string[];
  tileSet: TileSet;
}

/** Play a record. The game lasts as long as the scope of memory that this is called in. */
export function playRecord(engine: Engine, value: unknown, shipped: readonly TileSet[]): PlayedRecord {
  if (!isRecord(value)) throw new RecordError("record/malformed", null);
  const record = value as GameRecord;
  const tileSet = tileSetOf(engine, record.tiles, shipped);
  const game = startOf(new Rules(engine, tileSet), record);
  checkContributions(engine, record);
  checkSeedHash(engine, record);
  record.turns.forEach((text, index) => playTurn(game, text, index + 1));
  checkResult(record, game);
  return { game, names: record.seats.map(({ name }) => name), tileSet };
}

/** The tile set that a record was played with: its own definition, or a shipped one. */
function tileSetOf(engine: Engine, reference: GameRecord["tiles"], shipped: readonly TileSet[]): TileSet {
  const { name, digest, definition } = reference;
  const found = definition ? defined(engine, definition) : shipped.find((set) => set.digest === digest);
  if (found?.name !== name || found.digest !== digest) throw new RecordError("record/tile-set", "C1");
  return found;
}

function defined(engine: Engine, definition: unknown): TileSet {
  try {
    return loadTileSet(engine, definition);
  } catch (error) {
    throw error instanceof TileSetError ? new RecordError("record/tile-set", null) : error;
  }
}

/** The game before its first turn. */
function startOf(rules: Rules, { seats, first, seed, piles, gods }: GameRecord): LocalGame {
  const numPlayers = seats.length;
  if (!PLAYER_COUNTS.includes(numPlayers)) throw new RecordError("record/setup", "S1");
  if (first < 0 || first >= numPlayers) throw new RecordError("record/setup", "S5");
  const any = new LocalGame(rules, "", numPlayers, first);
  checkPiles(piles, any.piles());
  checkGods(gods, any.start.gods.length, rules);
  const start = laidOut(rules, numPlayers, first, piles.flat(), gods);
  const dealt = seed === null ? null : new LocalGame(rules, checkedSeed(seed), numPlayers, first);
  if (dealt && !dealt.startsAs(start)) throw new RecordError("record/shuffle", "S4");
  return new LocalGame(rules, seed, numPlayers, first, start);
}

/** Each pile has the tiles of another game with as many players, in any order. */
function checkPiles(found: readonly string[][], expected: readonly string[][]): void {
  if (found.length !== expected.length) throw new RecordError("record/setup", "S4");
  const isRight = expected.every((pile, level) => sorted(pile) === sorted(found[level]!));
  if (!isRight) throw new RecordError("record/setup", "S1");
}

const sorted = (pile: readonly string[]) => JSON.stringify([...pile].sort());

function checkGods(gods: readonly string[], expected: number, { names }: Rules): void {
  const known = new Set(gods.filter((god) => (names.gods as readonly string[]).includes(god)));
  if (gods.length !== expected || known.size !== expected) throw new RecordError("record/setup", "S2");
}

function checkedSeed(seed: string): string {
  const isShort = new TextEncoder().encode(seed).length <= SEEDS.MAX_SEED_SIZE;
  if (!isShort || !isPrintable(seed)) throw new RecordError("record/setup", null);
  return seed;
}

/** A game with these piles and gods, as bytes. */
function laidOut(
  { engine, names }: Rules,
  numPlayers: number,
  first: number,
  tiles: readonly string[],
  gods: readonly string[],
): Uint8Array<ArrayBuffer> {
  const { kernels, memory } = engine;
  return memory.scoped(() => {
    const [state, pile] = [memory.allocate("state"), memory.allocate("pile")];
    memory.numbers(pile).fill(VOCABULARY.NO_TILE);
    memory.numbers(pile).set(tiles.map((tile) => names.numberOf(tile)));
    kernels.layOut(state, numPlayers, first, pile);
    memory.field(state, "gods").set(gods.map((god) => (names.gods as readonly string[]).indexOf(god)));
    return memory.bytes(state).slice();
  });
}

/** Records of version 2, and no others, have a seed that is made of a secret and contributions. */
function checkContributions(
  engine: Engine,
  { version, seats, seed, secret, contributions }: GameRecord,
): void {
  if (version !== 2 && secret === undefined && contributions === undefined) return;
  const isComplete =
    version === 2 &&
    secret !== undefined &&
    isPrintable(secret) &&
    contributions?.length === seats.length &&
    contributions.some((each) => each !== null);
  if (!isComplete || seed !== seedFrom(engine, secret, contributions))
    throw new RecordError("record/contributions", "S4");
}

function checkSeedHash(engine: Engine, { seed, secret, seed_hash: promised }: GameRecord): void {
  if (promised === undefined) return;
  const hashed = secret ?? seed;
  if (hashed === null || promised !== seedCommitment(engine, hashed))
    throw new RecordError("record/seed-hash", "S4");
}

/** Play a turn; it must be written exactly as the notation has it. */
function playTurn(game: LocalGame, text: string, number: number): void {
  try {
    const numbers = numbersOf(text);
    if (notationOf(numbers) !== text) throw new Error("This is not how a turn is written");
    game.play(numbers);
  } catch (error) {
    const rule = error instanceof IllegalAction ? error.refusal.rule : null;
    throw new RecordError("record/turn", rule, number);
  }
}

/** The result must be there when the game is over, and only then. */
function checkResult({ result = null }: GameRecord, game: LocalGame): void {
  if (result === null && !game.isOver) return;
  if (!game.isOver) throw new RecordError("record/result", "G1", game.state.turn);
  const score = game.score();
  const { winners, tie_break } = score;
  const expected = { players: pointsOf(score), winners, tie_break };
  if (canonicalText(result) !== canonicalText(expected)) throw new RecordError("record/result", "F2");
}
