/** The promise of a shuffle, as in docs/notation.md: computed by the engine, as not every page has cryptography. */
import type { Engine } from "../engine/engine";

const PREFIX = "orbis seed commitment\n";

export const seedCommitment = (engine: Engine, seed: string): string => engine.digest(PREFIX + seed);
