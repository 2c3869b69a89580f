/** What a suggested turn would do on the board. */
import type { Action } from "../api/types";
import { anchors } from "../model/flights";
import type { Face } from "../model/targets";

interface Highlights {
  /** What is highlighted, see `anchors`. */
  marked: Set<string>;
  face: Face;
}

/** Where a turn takes its tile from and where it puts it. */
export function highlightsOf(actions: readonly Action[], seat: number): Highlights {
  const marked = new Set<string>();
  let face: Face = "up";
  for (const action of actions) {
    if (action.kind === "take") marked.add(anchors.place(action.place));
    else if (action.kind === "god") marked.add(anchors.god(action.god));
    else if (action.kind === "place") {
      // Left of the bottom row is drawn as column 0 until the row has moved.
      marked.add(anchors.cell(seat, action.row, action.end === "left" ? 0 : action.column));
      face = action.face;
    }
  }
  return { marked, face };
}
