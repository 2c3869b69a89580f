/** A game inside a link: the record, compressed, after `#`. No server keeps it or sees it. */
import { packed, unpacked } from "./packed";

const MARK = "#game=";
/** Many times as long as a record can be. */
const MAX_BYTES = 4_000_000;

/** What follows the address of the replay. */
export async function hashOf(record: unknown): Promise<string> {
  return MARK + (await packed(JSON.stringify(record)));
}

/** The text of the record in an address; null if there is none. Damaged links have a text that is no record. */
export async function textInHash(hash: string): Promise<string | null> {
  if (!hash.startsWith(MARK)) return null;
  return unpacked(hash.slice(MARK.length), MAX_BYTES).catch(() => "");
}
