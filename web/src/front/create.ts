/** Create a table and go there. */
import { IdempotentRequest } from "../api/idempotent";
import type { Snapshot } from "../api/types";
import { t } from "../i18n/words.svelte";
import { router } from "../ui/route.svelte";
import { guest } from "./guest.svelte";
import { remember } from "./remembered";
import type { TableForm } from "./tableForm";

const creating = new IdempotentRequest();

/** Guests without a name get the given one or a default, so that one click starts a game. Throws an `ApiError`. */
export async function createTable(form: TableForm, name = ""): Promise<void> {
  await guest.ensure(name || t("front-default-name"));
  const { table } = await creating.post<Snapshot>("/tables", form);
  remember({ played: true });
  router.go(`/t/${table.code}`);
}
