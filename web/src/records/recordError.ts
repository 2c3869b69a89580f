/** Why a record cannot be replayed: as the server would refuse it. */
import type { ErrorForm } from "../api/types";

export class RecordError extends Error {
  readonly refusal: ErrorForm;

  constructor(code: string, rule: string | null, turn: number | null = null) {
    super(code);
    this.refusal = { code, rule, message: code, args: { turn } };
  }
}
