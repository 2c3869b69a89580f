/** Rates, means and medians with 95 % confidence intervals, as in src/orbis/arena/statistics.py, from sums over games. */

export interface Estimate {
  /** Null where nothing can be estimated; the ends are also null with too few games. */
  value: number | null;
  low: number | null;
  high: number | null;
  /** Of observations. */
  number: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;
const MIN_GAMES = 10;
/** Sums of fractions are not exact: a variance below this is none. */
const NOTHING = 1e-12;
const UNKNOWN: Estimate = { value: null, low: null, high: null, number: 0 };

/** Sums of two numbers per game and of their products: all that a rate or a mean of so many games needs. */
export class Pairs {
  games = 0;
  #part = 0;
  #whole = 0;
  #partSquared = 0;
  #product = 0;
  #wholeSquared = 0;
  #withWhole = 0;

  /** A game: what succeeded, or a sum, and how many observations there were. */
  add(part: number, whole: number): void {
    this.games += 1;
    this.#part += part;
    this.#whole += whole;
    this.#partSquared += part * part;
    this.#product += part * whole;
    this.#wholeSquared += whole * whole;
    this.#withWhole += Number(whole !== 0);
  }

  /** The share of trials that succeed, with Wilson's interval. Trials within a game may depend on each other. */
  rate(): Estimate {
    const trials = this.#whole;
    if (trials === 0) return UNKNOWN;
    const value = this.#part / trials;
    const errors = this.#errors(value);
    const independent = errors > NOTHING ? (value * (1 - value) * trials ** 2) / errors : this.#withWhole;
    const [low, high] = wilson(value, Math.min(independent, trials));
    return { value, low, high, number: Math.round(trials) };
  }

  /** The mean of all observations. */
  mean(): Estimate {
    if (this.#whole === 0) return UNKNOWN;
    const value = this.#part / this.#whole;
    return withErrors(value, this.#errors(value) / this.#whole ** 2, this.games, Math.round(this.#whole));
  }

  /** How far the games are from the common value, squared and summed. */
  #errors(value: number): number {
    return Math.max(0, this.#partSquared - 2 * value * this.#product + value ** 2 * this.#wholeSquared);
  }
}

/** Sums of four numbers per game and of their products: a share relative to another one of the same games. */
export class Shares {
  #games = 0;
  readonly #sums = [0, 0, 0, 0];
  readonly #products = Array.from({ length: 16 }, () => 0);

  /** A game: a part and its whole, another part and its whole. */
  add(...numbers: [number, number, number, number]): void {
    this.#games += 1;
    numbers.forEach((one, row) => {
      this.#sums[row]! += one;
      numbers.forEach((other, column) => (this.#products[4 * row + column]! += one * other));
    });
  }

  ratio(): Estimate {
    const [part, whole, otherPart, otherWhole] = this.#sums as [number, number, number, number];
    if (!whole || !otherPart) return { ...UNKNOWN, number: Math.round(whole) };
    const [share, otherShare] = [part / whole, otherPart / otherWhole];
    const value = share / otherShare;
    // Each game's error is a weighted sum of its four numbers.
    const weights = [1 / whole, -share / whole, -value / otherWhole, (value * otherShare) / otherWhole];
    const errors = weights.reduce(
      (sum, one, row) =>
        sum +
        weights.reduce((inner, other, column) => inner + one * other * this.#products[4 * row + column]!, 0),
      0,
    );
    return withErrors(value, Math.max(0, errors) / otherShare ** 2, this.#games, Math.round(whole));
  }
}

/** How often each whole number occurred. */
export class Counts {
  readonly #counts = new Map<number, number>();
  #number = 0;

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    this.#number += 1;
  }

  /** With the distribution-free interval between two of the values. */
  median(): Estimate {
    const number = this.#number;
    if (!number) return UNKNOWN;
    const value = (this.#ranked(Math.ceil(number / 2)) + this.#ranked(Math.floor(number / 2) + 1)) / 2;
    const below = Math.floor(number / 2 - (Z * Math.sqrt(number)) / 2); // the rank of the lower end, from 1
    if (below < 1) return { value, low: null, high: null, number };
    return { value, low: this.#ranked(below), high: this.#ranked(number - below + 1), number };
  }

  /** The value of a rank, counted from 1. */
  #ranked(rank: number): number {
    let seen = 0;
    for (const value of [...this.#counts.keys()].sort((one, other) => one - other)) {
      seen += this.#counts.get(value)!;
      if (seen >= rank) return value;
    }
    return NaN;
  }
}

/** The estimate in another unit. */
export function times({ value, low, high, number }: Estimate, factor: number): Estimate {
  const scaled = (given: number | null) => (given === null ? null : given * factor);
  return { value: scaled(value), low: scaled(low), high: scaled(high), number };
}

function withErrors(value: number, squares: number, games: number, number: number): Estimate {
  if (games < MIN_GAMES) return { value, low: null, high: null, number };
  const spread = tQuantile(games - 1) * Math.sqrt((squares * games) / (games - 1));
  return { value, low: value - spread, high: value + spread, number };
}

/** Wilson's score interval for a share of so many independent trials. */
function wilson(share: number, number: number): [number, number] {
  const spread = Z * Math.sqrt((share * (1 - share)) / number + (Z / number / 2) ** 2);
  const center = share + Z ** 2 / number / 2;
  const scale = 1 + Z ** 2 / number;
  return [Math.max(0, (center - spread) / scale), Math.min(1, (center + spread) / scale)];
}

/** The 97.5 % quantile of Student's t-distribution, for 2 degrees of freedom or more. */
function tQuantile(degrees: number): number {
  return (
    Z +
    (Z ** 3 + Z) / (4 * degrees) +
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * degrees ** 2) +
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * degrees ** 3)
  );
}
