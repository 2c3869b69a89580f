/** A game inside a link: the record, compressed, after `#`. No server keeps it or sees it. */

const MARK = "#game=";
const FORMAT = "deflate-raw";

/** What follows the address of the replay. */
export async function hashOf(record: unknown): Promise<string> {
  const bytes = await through(
    new CompressionStream(FORMAT),
    new TextEncoder().encode(JSON.stringify(record)),
  );
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return MARK + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text of the record in an address; null if there is none. Damaged links have a text that is no record. */
export async function textInHash(hash: string): Promise<string | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream(FORMAT), bytes));
  } catch {
    return "";
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
