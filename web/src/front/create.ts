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
  const code = form.start ? await createAnywhere(form, name) : await createOnServer(form, name);
  remember({ played: true });
  router.go(`/t/${code}`);
}

/** Everyone who plays is here: the server is only asked if this browser cannot run a game. */
async function createAnywhere(form: TableForm, name: string): Promise<string> {
  try {
    return await createHere(form, name);
  } catch (unable) {
    try {
      return await createOnServer(form, name);
    } catch (error) {
      throw error instanceof ApiError && WITHOUT_SERVER.includes(error.code) ? unable : error;
    }
  }
}

async function createOnServer(form: TableForm, name: string): Promise<string> {
  await guest.ensure(name || t("front-default-name"));
  const snapshot = await creating.post<Snapshot>("/tables", { ...form, start: false });
  if (form.start) {
    const { contributeAndStart } = await import("../proof/contribute");
    await contributeAndStart(snapshot); // tables with a lobby do this there
  }
  return snapshot.table.code;
}

/** Create a table in this page. */
async function createHere({ seats, first, tiles, bot_pause }: TableForm, name: string): Promise<string> {
  const called = name || guest.name || t("front-default-name");
  const { createLocal } = await import("../local/server");
  const table = await createLocal({
    seats: seats.map((seat) => ({
      kind: seat.kind === "bot" ? "bot" : "person",
      name: seat.kind === "person" ? (seat.name ?? called) : null,
      level: seat.kind === "bot" ? (seat.level as Level) : null,
    })),
    tiles: (tiles ?? null) as TileSet | null,
    botPause: bot_pause ?? 0,
    first: first ?? "random",
  });
  return table.code;
}
