/** Create a table and go there. */
import { ApiError, NO_SERVER, UNREACHABLE } from "../api/client";
import { IdempotentRequest } from "../api/idempotent";
import type { Level, Snapshot, TileSet } from "../api/types";
import { t } from "../i18n/words.svelte";
import { router } from "../ui/route.svelte";
import { guest } from "./guest.svelte";
import { remember } from "./remembered";
import type { TableForm } from "./tableForm";

const WITHOUT_SERVER = [NO_SERVER, UNREACHABLE];
const creating = new IdempotentRequest();

/** Guests without a name get the given one or a default, so that one click starts a game. Throws an `ApiError`. */
export async function createTable(form: TableForm, name = ""): Promise<void> {
  const called = name || t("front-default-name");
  let code: string;
  try {
    await guest.ensure(called);
    code = (await creating.post<Snapshot>("/tables", form)).table.code;
  } catch (error) {
    if (!(error instanceof ApiError && WITHOUT_SERVER.includes(error.code) && form.start)) throw error;
    code = await createHere(form, called); // everyone who plays is here: the server is not needed
  }
  remember({ played: true });
  router.go(`/t/${code}`);
}

/** Create a table in this page. */
async function createHere({ seats, tiles, bot_pause }: TableForm, name: string): Promise<string> {
  const { createLocal } = await import("../local/server");
  const table = await createLocal({
    seats: seats.map((seat) => ({
      kind: seat.kind === "bot" ? "bot" : "person",
      name: seat.kind === "person" ? (seat.name ?? name) : null,
      level: seat.kind === "bot" ? (seat.level as Level) : null,
    })),
    tiles: (tiles ?? null) as TileSet | null,
    botPause: bot_pause ?? 0,
  });
  return table.code;
}
