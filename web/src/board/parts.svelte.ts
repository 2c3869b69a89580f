import type { BoardView } from "./view";

/** A view that is made anew as a whole, as one whose parts change one by one. */
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
