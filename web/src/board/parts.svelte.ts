import type { BoardView } from "./view";

/** The same view for as long as the board is there, its parts changing one by one: what reads only some of them is drawn anew only when one of these changes. */
export function byParts(whole: () => BoardView): BoardView {
  const state = $derived(whole().state);
  const tiles = $derived(whole().tiles);
  const names = $derived(whole().names);
  const viewer = $derived(whole().viewer);
  const targets = $derived(whole().targets);
  const face = $derived(whole().face);
  const taken = $derived(whole().taken);
  const score = $derived(whole().score);
  const points = $derived(whole().points);
  const marked = $derived(whole().marked);
  return {
    get state() {
      return state;
    },
    get tiles() {
      return tiles;
    },
    get names() {
      return names;
    },
    get viewer() {
      return viewer;
    },
    get targets() {
      return targets;
    },
    get face() {
      return face;
    },
    get taken() {
      return taken;
    },
    get score() {
      return score;
    },
    get points() {
      return points;
    },
    get marked() {
      return marked;
    },
    choose: (...actions) => whole().choose(...actions),
    why: (refusal, instead) => whole().why(refusal, instead),
  };
}
