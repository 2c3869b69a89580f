/** Choices that are forced, and suggestions where options differ little. The player can always change them. */
import { COLORS, PLACES, type Action, type Preview, type State } from "../api/types";
import { allowedColors, type Targets } from "./targets";

/** The only way to continue a payment, if there is just one: it is made automatically. */
export function forced(preview: Preview, targets: Targets): Action | null {
  const { step } = preview.state;
  if (step !== "pay" && step !== "discard") return null;
  const colors = allowedColors(targets.gives);
  return colors.length === 1 ? { kind: "give", color: colors[0]! } : null;
}

/** A complete answer to the current step, or null where only the player can decide. */
export function suggest(preview: Preview, targets: Targets): Action[] | null {
  const { state } = preview;
  switch (state.step) {
    case "pay":
    case "village":
    case "death":
    case "discard":
      return targets.gives.size ? mostPlentiful(state, state.pending) : null;
    case "volcano":
      return crowded(state, targets, state.pending);
    case "gain":
      return state.pending === COLORS.length ? COLORS.map((color) => ({ kind: "gain", color })) : null;
    default:
      return null;
  }
}

/** Give from the largest color each time, so that all colors last as long as possible. */
function mostPlentiful(state: State, count: number): Action[] {
  const realm = { ...state.players[state.player ?? 0]!.realm };
  const total = COLORS.reduce((sum, color) => sum + realm[color], 0);
  return Array.from({ length: Math.min(count, total) }, () => {
    const color = COLORS.reduce((best, other) => (realm[other] > realm[best] ? other : best));
    realm[color] -= 1;
    return { kind: "give", color };
  });
}

/** Remove from the fullest places, so that no one else collects much there. */
function crowded(state: State, targets: Targets, count: number): Action[] | null {
  const left = new Map(state.display.map(({ place, worshipers }) => [place, { ...worshipers }]));
  const colors = COLORS.filter((color) =>
    PLACES.some((place) => targets.removals.get(place + color)?.refusal === null),
  );
  const actions: Action[] = [];
  while (actions.length < count) {
    const spots = PLACES.flatMap((place) => colors.map((color) => ({ place, color })));
    const full = (place: (typeof PLACES)[number]) =>
      COLORS.reduce((sum, color) => sum + left.get(place)![color], 0);
    const best = spots
      .filter(({ place, color }) => left.get(place)![color] > 0)
      .sort((one, other) => full(other.place) - full(one.place))[0];
    if (!best) return null;
    left.get(best.place)![best.color] -= 1;
    actions.push({ kind: "remove", ...best });
  }
  return actions;
}
