import type { BoardView } from "./view";

const PARTS = [
  "state",
  "tiles",
  "names",
  "levels",
  "viewer",
  "targets",
  "face",
  "taken",
  "outlooks",
  "considered",
  "score",
  "points",
  "marked",
] as const satisfies readonly (keyof BoardView)[];

/** Turn a view that is rebuilt as a whole into one whose parts change one by one. */
export function byParts(whole: () => BoardView): BoardView {
  const view = {
    choose: (...actions) => whole().choose(...actions),
    consider: (place) => whole().consider(place),
    why: (refusal, instead) => whole().why(refusal, instead),
  } as BoardView;
  for (const name of PARTS) {
    const part = $derived(whole()[name]);
    Object.defineProperty(view, name, { get: () => part, enumerable: true });
  }
  return view;
}
