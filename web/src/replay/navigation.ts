/** The position in a replay, and the steps from there: by turn, or by the moments of a turn. */

export interface Position {
  /** How many turns are complete. */
  ply: number;
  /** How many moments of the next turn were shown. */
  moment: number;
}

/** `moments` says how many each turn has. */
export class Navigation {
  constructor(private readonly moments: readonly number[]) {}

  get length(): number {
    return this.moments.length;
  }

  /** The end of a turn is the beginning of the next one. */
  at(ply: number, moment = 0): Position {
    const turn = Math.max(0, Math.min(Math.round(ply) || 0, this.length));
    const inTurn = Math.max(0, moment);
    if (inTurn && inTurn >= (this.moments[turn] ?? 0))
      return { ply: Math.min(turn + 1, this.length), moment: 0 };
    return { ply: turn, moment: inTurn };
  }

  nextMoment({ ply, moment }: Position): Position {
    return this.at(ply, moment + 1);
  }

  previousMoment({ ply, moment }: Position): Position {
    if (moment > 0) return { ply, moment: moment - 1 };
    const before = ply - 1;
    return before < 0 ? { ply: 0, moment: 0 } : this.at(before, Math.max(0, (this.moments[before] ?? 1) - 1));
  }

  nextTurn({ ply }: Position): Position {
    return this.at(ply + 1);
  }

  /** Back to the beginning of a turn in progress, otherwise of the turn before. */
  previousTurn({ ply, moment }: Position): Position {
    return this.at(moment > 0 ? ply : ply - 1);
  }

  isEnd({ ply }: Position): boolean {
    return ply >= this.length;
  }
}

/** The number, from 1, of the turn in progress or just played; 0 at the start. */
export const currentTurn = ({ ply, moment }: Position): number => (moment > 0 ? ply + 1 : ply);

/** The turn in an address. */
export function turnInAddress(search: string): number | null {
  const asked = new URLSearchParams(search).get("turn");
  return asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : null;
}
