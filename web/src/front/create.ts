/** Create a table and go there. */
import { IdempotentRequest } from "../api/idempotent";
import type { Snapshot } from "../api/types";
import { t } from "../i18n/words.svelte";
import { router } from "../ui/route.svelte";
import { guest } from "./guest.svelte";
import { remember } from "./remembered";
import type { TableForm } from "./tableForm";

const creating = new IdempotentRequest();

/** Whoever has no name yet gets the given one or a default, so that nothing stands between a click and the game. Throws an `ApiError`. */
export async function createTable(form: TableForm, name = ""): Promise<void> {
  await guest.ensure(name || t("front-default-name"));
  const { table } = await creating.post<Snapshot>("/tables", form);
  remember({ played: true });
  router.go(`/t/${table.code}`);
}
