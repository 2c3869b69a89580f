/** Texts inside links: compressed, in letters that an address may have. */

const FORMAT = "deflate-raw";

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text; throws if the letters are damaged, or the text has more than so many bytes: few letters can be a flood. */
export async function unpacked(letters: string, mostBytes: number): Promise<string> {
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > mostBytes) {
      void reader.cancel().catch(() => {});
      throw new RangeError(`The text has more than ${mostBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
