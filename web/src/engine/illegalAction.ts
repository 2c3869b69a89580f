import type { Refusal } from "../api/types";

/** An action that is not legal. */
export class IllegalAction extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
