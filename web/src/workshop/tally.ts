/** What bot games say about a tile set: the figures of `orbis balance` that have a target, and those of each tile. */
import { COLORS, type Color, type God, type Region } from "../api/types";
import { NAMES, SCORING, TILE_CHECKS } from "../engine/layout";
import { NOT_TAKEN, ROW } from "../engine/selfPlay";
import { isInPlay } from "../model/constants";
import { Counts, Pairs, Shares, times, type Estimate } from "./statistics";

export interface TileFigures {
  /** Relative to the games in which the tile is in play. */
  taken: Estimate;
  /** Relative to the times it is taken. */
  faceUp: Estimate;
}

/** The figures for one number of players. Wins are relative to a fair share: 1 is fair. */
export interface Figures {
  players: number;
  games: number;
  score: Estimate;
  winningScore: Estimate;
  wildernesses: Estimate;
  seats: Estimate[];
  gods: { god: God; taken: Estimate; wins: Estimate }[];
  colors: { color: Color; share: Estimate }[];
  /** How often the holder of the most valuable temple token wins. */
  topToken: { token: number; wins: Estimate };
  /** Of the tiles in play, by id. */
  tiles: Record<string, TileFigures>;
}

const GODS = TILE_CHECKS.GODS;
const pairs = (number: number) => Array.from({ length: number }, () => new Pairs());

/** Adds up games with one number of players and one set of tiles, in canonical order. */
export class Tally {
  games = 0;
  readonly #inPlay: number[];
  readonly #colorOf: number[];
  readonly #topToken: number;
  readonly #score = new Pairs();
  readonly #winning = new Counts();
  readonly #wildernesses = new Pairs();
  readonly #seats: Pairs[];
  readonly #godWins = pairs(GODS.length);
  readonly #godTaken = pairs(GODS.length);
  readonly #colors = COLORS.map(() => new Shares());
  readonly #token = new Pairs();
  readonly #taken: Pairs[];
  readonly #faceUp: Pairs[];

  constructor(
    readonly players: number,
    private readonly regions: readonly Region[],
  ) {
    this.#inPlay = regions.flatMap((region, tile) => (isInPlay(region, players) ? [tile] : []));
    this.#colorOf = regions.map(({ color }) => COLORS.indexOf(color));
    this.#topToken = NAMES.TEMPLE_TOKENS[players]![0]!;
    this.#seats = pairs(players);
    this.#taken = pairs(regions.length);
    this.#faceUp = pairs(regions.length);
  }

  /** Rows of games, as `SelfPlay` writes them. */
  add(rows: Int16Array): void {
    for (let start = 0; start < rows.length; start += ROW.WIDTH) {
      this.#addGame(rows.subarray(start, start + ROW.WIDTH));
    }
  }

  figures(): Figures {
    const relative = (wins: Pairs) => times(wins.rate(), this.players);
    return {
      players: this.players,
      games: this.games,
      score: this.#score.mean(),
      winningScore: this.#winning.median(),
      wildernesses: this.#wildernesses.mean(),
      seats: this.#seats.map(relative),
      gods: GODS.map((god, number) => ({
        god,
        taken: this.#godTaken[number]!.rate(),
        wins: relative(this.#godWins[number]!),
      })),
      colors: COLORS.map((color, number) => ({ color, share: this.#colors[number]!.ratio() })),
      topToken: { token: this.#topToken, wins: this.#token.rate() },
      tiles: Object.fromEntries(
        this.#inPlay.map((tile) => [
          this.regions[tile]!.id,
          { taken: this.#taken[tile]!.rate(), faceUp: this.#faceUp[tile]!.rate() },
        ]),
      ),
    };
  }

  #addGame(row: Int16Array): void {
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const at = (field: number) => seats.map((seat) => row[field + seat]!);
    const totals = at(ROW.TOTAL);
    const winners = at(ROW.RANK).filter((rank) => rank === 1).length;
    const wins = at(ROW.RANK).map((rank) => (rank === 1 ? 1 / winners : 0));
    const won = (holds: (seat: number) => boolean) => sum(wins.filter((_, seat) => holds(seat)));
    this.games += 1;
    this.#score.add(sum(totals), this.players);
    this.#winning.add(Math.max(...totals));
    this.#wildernesses.add(sum(at(ROW.WILDERNESSES)), this.players);
    seats.forEach((seat) => this.#seats[seat]!.add(wins[seat]!, 1));
    const holdsToken = (seat: number) => row[ROW.TOKEN + seat] === this.#topToken;
    this.#token.add(won(holdsToken), seats.filter(holdsToken).length);
    GODS.forEach((_, god) => {
      const holds = (seat: number) => row[ROW.GOD + seat] === god;
      const holders = seats.filter(holds).length;
      this.#godWins[god]!.add(won(holds), holders);
      this.#godTaken[god]!.add(holders, (row[ROW.LAID_OUT]! >> god) & 1);
    });
    this.#addTiles(row, wins);
  }

  /** The winners' face-up tiles, shared if the victory is, compared with everybody's. */
  #addTiles(row: Int16Array, wins: readonly number[]): void {
    const [all, winners] = [COLORS.map(() => 0), COLORS.map(() => 0)];
    for (const tile of this.#inPlay) {
      const seat = row[ROW.SEAT + tile]!;
      const isTaken = seat !== NOT_TAKEN;
      const isFaceUp = isTaken && row[ROW.HOW + tile] !== SCORING.TURNED_OVER;
      this.#taken[tile]!.add(Number(isTaken), 1);
      this.#faceUp[tile]!.add(Number(isFaceUp), Number(isTaken));
      if (!isFaceUp) continue;
      all[this.#colorOf[tile]!]! += 1;
      winners[this.#colorOf[tile]!]! += wins[seat]!;
    }
    const [allTiles, winnersTiles] = [sum(all), sum(winners)];
    this.#colors.forEach((shares, color) => shares.add(winners[color]!, winnersTiles, all[color]!, allTiles));
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
