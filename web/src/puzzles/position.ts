/** A puzzle's position as workers take it: with the tiles that nobody has seen, but without any order of them. */
import type { State } from "../api/types";
import type { Rules } from "../engine/rules";
import { writeState } from "../engine/stateForm";
import { isInPlay } from "../model/constants";

export function positionOf(rules: Rules, form: State): Uint8Array<ArrayBuffer> {
  const { memory } = rules.engine;
  return memory.scoped(() => {
    const state = rules.engine.allocate("state");
    writeState(memory, state, form, rules.names);
    const { unseen, drawn } = pileOf(rules, form);
    memory.field(state, "drawn")[0] = drawn;
    memory.field(state, "pile").set(unseen, drawn);
    return memory.bytes(state).slice();
  });
}

/** The numbers of the unseen tiles in ascending order, and how many tiles have come into play before them. */
function pileOf({ names }: Rules, { display, players }: State): { unseen: number[]; drawn: number } {
  const universes = players.flatMap(({ universe }) => universe.map(({ tile }) => tile));
  const seen = new Set([...universes, ...display.map(({ tile }) => tile)]);
  const inPlay = names.regions.filter((region) => isInPlay(region, players.length));
  const unseen = inPlay.filter(({ id }) => !seen.has(id)).map(({ id }) => names.numberOf(id));
  return { unseen, drawn: inPlay.length - unseen.length };
}
