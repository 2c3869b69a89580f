/** Whether a finished deal still has to be sent to the server. The first screen asks, so this is small. */
import { storeSafely } from "../ui/storeSafely";

const MARK = "orbis.daily.waiting";

export const isDealWaiting = (): boolean => localStorage.getItem(MARK) !== null;

export function markWaiting(isWaiting: boolean): void {
  if (isWaiting) storeSafely(MARK, "1");
  else localStorage.removeItem(MARK);
}
