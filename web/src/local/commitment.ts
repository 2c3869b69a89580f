/** The promise of a shuffle, as in docs/notation.md: computed by the engine, as not every page has cryptography. */
import type { Engine } from "../engine/engine";

const DIGEST = "sha256:";

/** What is hashed to commit to a secret. */
export const commitmentText = (secret: string): string => `orbis seed commitment\n${secret}`;

/** What is hashed to make the seed of a secret and the players' contributions; null if there are none. */
export function seedText(secret: string, contributions: readonly (string | null)[]): string | null {
  const lines = contributions.flatMap((each, seat) => (each === null ? [] : [`${seat}:${each}`]));
  return lines.length ? ["orbis seed", secret, ...lines].join("\n") : null;
}

export const seedCommitment = (engine: Engine, secret: string): string =>
  engine.digest(commitmentText(secret));

/** The seed that the secret and the contributions make: the secret itself if nobody contributed. */
export function seedFrom(engine: Engine, secret: string, contributions: readonly (string | null)[]): string {
  const text = seedText(secret, contributions);
  return text === null ? secret : engine.digest(text).slice(DIGEST.length);
}
