/** Games of known length with what Python says of them (tests/test_page_history.py). */
import type { SavedGame, SavedSummary } from "../../local/saved";
import made from "./games.json";

interface KnownGame {
  saved: SavedGame;
  seats: SavedSummary["seats"];
}

export const knownGames = made as unknown as KnownGame[];
