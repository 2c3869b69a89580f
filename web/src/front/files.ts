/** Pass a chosen or dropped record file on to the replay. */
import { router } from "../ui/route.svelte";

const DROPPED = "orbis.dropped";

/** `false` if the file cannot be read, or is far too large to be a record. */
export async function replayFile(file: File): Promise<boolean> {
  try {
    sessionStorage.setItem(DROPPED, await file.text());
  } catch {
    return false;
  }
  router.go("/replay");
  return true;
}
