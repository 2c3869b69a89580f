/** A turn of somebody else: what the server would tell about it, worked out here. */
import type { CompactTurn, Message, State, Table } from "../api/types";
import type { Rules } from "../engine/rules";
import { pointsOf } from "../engine/scoreForm";

/** The message of a turn, from the table and the state before it. */
export function messageOf(turn: CompactTurn, table: Table, before: State, rules: Rules): Message {
  if (before.turn !== turn.ply)
    throw new Error(`The turn of ply ${turn.ply} does not follow ply ${before.turn}`);
  const { drawn, ...event } = turn;
  const { actions, state, score } = rules.follow(before, turn.turn, drawn);
  const { at, next, deadline } = turn;
  return {
    events: [{ ...event, actions }],
    last: turn.number,
    more: false,
    table: { ...table, seat_to_move: next, question: null, turn_began_at: at, deadline, updated_at: at },
    state,
    ...(table.options.live_score ? { points: pointsOf(score), score } : { points: null, score: null }),
  };
}
