/** The promise of the shuffle: the hash of the seed, shown before the game (docs/notation.md, "From seed to piles"). */

const PREFIX = "orbis seed commitment\n";

/** The hash of a seed; null where the browser offers no cryptography, as on pages without TLS. */
export async function seedHash(seed: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(PREFIX + seed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `sha256:${hex.join("")}`;
}
