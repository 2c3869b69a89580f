/** What a suggested turn would do on the board. */
import type { Action } from "../api/types";
import { anchors } from "./flights";
import type { Face } from "./targets";

interface Highlights {
  /** What is highlighted, see `anchors`. */
  marked: Set<string>;
  face: Face;
}

/** What actions touch: the tile or god, the cell, and the worshipers that come and go. The face is that of the tile. */
export function highlightsOf(actions: readonly Action[], seat: number): Highlights {
  const placement = actions.find((action) => action.kind === "place");
  return {
    marked: new Set(actions.flatMap((action) => anchorsOf(action, seat))),
    face: placement?.face ?? "up",
  };
}

function anchorsOf(action: Action, seat: number): string[] {
  switch (action.kind) {
    case "take":
      return [anchors.place(action.place)];
    case "god":
      return [anchors.god(action.god)];
    case "place":
      // Left of the bottom row is drawn as column 0 until the row has moved.
      return [anchors.cell(seat, action.row, action.end === "left" ? 0 : action.column)];
    case "give":
    case "gain":
      return [anchors.worshipers(seat, action.color)];
    case "exchange":
      return [anchors.worshipers(seat, action.give), anchors.worshipers(seat, action.get)];
    case "remove":
      return [anchors.lying(action.place, action.color)];
    case "decline":
      return [anchors.decline];
  }
}
