/** Hashes of texts, computed by the browser, or by the engine on pages without TLS, where browsers offer none. */
import { commitmentText, seedText } from "../local/commitment";

/** The SHA-256 of a text in hexadecimal digits; null if nothing here can compute it. */
export async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return digestOfEngine(text);
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function digestOfEngine(text: string): Promise<string | null> {
  try {
    const { sharedEngine } = await import("../engine/shared");
    return (await sharedEngine()).digest(text).replace("sha256:", "");
  } catch {
    return null;
  }
}

/** The code that commits to a secret. */
export async function codeOf(secret: string): Promise<string | null> {
  const digest = await sha256(commitmentText(secret));
  return digest && `sha256:${digest}`;
}

/** The seed that the secret and the contributions make: the secret itself if nobody contributed. */
export async function seedOf(
  secret: string,
  contributions: readonly (string | null)[],
): Promise<string | null> {
  const text = seedText(secret, contributions);
  return text === null ? secret : sha256(text);
}
