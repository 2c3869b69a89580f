/** What is heard and felt when the result of a game is shown. */
import { vibrate } from "./haptics";
import { play } from "./player";

export function playResult(winners: readonly number[], own: readonly number[]): void {
  const won = winners.some((seat) => own.includes(seat));
  void play(won ? "win" : "end");
  if (won) vibrate("win");
}
