/** A game from its start: the state after every turn and every action of it, folded from the changes that the server sends. */
import type { Changes, State, ActionChanges } from "../api/types";
import { fold, type Levels } from "./fold";

/** A turn that was played. */
export interface PlayedTurn {
  /** How many turns came before. */
  ply: number;
  seat: number;
  notation: string;
  by: "person" | "bot";
  actions: ActionChanges[];
}

/** A moment of a turn: what was done last, and the state after it. */
export interface Moment extends ActionChanges {
  state: State;
}

export class Timeline {
  readonly turns: PlayedTurn[] = [];
  #after: State[];

  constructor(
    readonly start: State,
    private readonly levelOf: Levels,
    turns: readonly PlayedTurn[] = [],
  ) {
    this.#after = [start];
    for (const turn of turns) this.add(turn);
  }

  get length(): number {
    return this.turns.length;
  }

  /** Add the next turn, and return whether it was new; a known turn changes nothing. */
  add(turn: PlayedTurn): boolean {
    if (turn.ply !== this.turns.length) return false;
    this.turns.push(turn);
    this.#after.push(this.moments(turn.ply).at(-1)?.state ?? this.at(turn.ply));
    return true;
  }

  /** The state after this many turns. */
  at(ply: number): State {
    return this.#after[Math.max(0, Math.min(ply, this.turns.length))]!;
  }

  /** Every action of a turn with the state after it; the refill of the display is a separate moment. */
  moments(ply: number): Moment[] {
    const turn = this.turns[ply];
    if (!turn) return [];
    let state = this.at(ply);
    return turn.actions.flatMap(splitRefill).map(({ action, changes }) => {
      state = fold(state, changes, this.levelOf);
      return { action, changes, state };
    });
  }
}

/** The end of a turn apart from its last action: the refill is seen after everything else. */
function splitRefill({ action, changes }: ActionChanges): ActionChanges[] {
  const { refilled, now, ...rest } = changes;
  if (!refilled) return [{ action, changes }];
  const first: Changes = { ...rest, now: { step: "complete", pending: 0 } };
  return [
    { action, changes: first },
    { action, changes: { refilled, now } },
  ];
}

/** The end of a turn whose actions are on the screen already. */
export function onlyEnd({ action, changes: { refilled, now }, state }: Moment): Moment {
  return { action, changes: refilled ? { refilled, now } : { now }, state };
}
