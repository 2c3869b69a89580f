/** Choices that are forced, and suggestions where options differ little. The player can always change them. */
import { COLORS, type Action, type Preview, type State } from "../api/types";
import { total } from "./symbols";
import { allowedColors, type Targets } from "./targets";

/** The only way to continue a payment, if there is just one: it is made automatically. */
export function forced(preview: Preview, targets: Targets): Action | null {
  const { step } = preview.state;
  if (step !== "pay" && step !== "discard") return null;
  const colors = allowedColors(targets.gives);
  return colors.length === 1 ? { kind: "give", color: colors[0]! } : null;
}

/** A complete payment or removal, or null where only the player can decide. */
export function suggest({ state }: Preview, targets: Targets): Action[] | null {
  if (targets.gives.size) return fromLargestColor(state);
  return targets.removals.size ? fromFullestPlaces(state, targets) : null;
}

/** Give from the largest color each time, so that all colors last as long as possible. */
function fromLargestColor({ players, player, pending }: State): Action[] {
  const realm = { ...players[player ?? 0]!.realm };
  return Array.from({ length: Math.min(pending, total(realm)) }, () => {
    const color = COLORS.reduce((best, other) => (realm[other] > realm[best] ? other : best));
    realm[color] -= 1;
    return { kind: "give", color };
  });
}

/** Remove from the fullest place each time, so that no one else collects much there. */
function fromFullestPlaces({ display, pending }: State, targets: Targets): Action[] | null {
  const places = display.map(({ place, worshipers }) => ({ place, worshipers: { ...worshipers } }));
  const colors = COLORS.filter((color) =>
    places.some(({ place }) => targets.removals.get(place + color)?.refusal === null),
  );
  const actions: Action[] = [];
  while (actions.length < pending) {
    const [fullest] = places
      .filter(({ worshipers }) => colors.some((color) => worshipers[color]))
      .sort((one, other) => total(other.worshipers) - total(one.worshipers));
    if (!fullest) return null;
    const { place, worshipers } = fullest;
    const color = colors.find((candidate) => worshipers[candidate])!;
    worshipers[color] -= 1;
    actions.push({ kind: "remove", place, color });
  }
  return actions;
}
