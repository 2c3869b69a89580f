/** Create a table and go there. */
import { ask } from "../api/client";
import type { Snapshot } from "../api/types";
import { t } from "../i18n/words.svelte";
import { router } from "../ui/route.svelte";
import { guest } from "./guest.svelte";
import { remember } from "./remembered";
import type { TableForm } from "./tableForm";

/** Whoever has no name yet gets one, so that nothing stands between a click and the game. Throws an `ApiError`. */
export async function createTable(form: TableForm): Promise<void> {
  await guest.ensure(t("front-default-name"));
  const { table } = await ask<Snapshot>("POST", "/tables", form);
  remember({ played: true });
  router.go(`/t/${table.code}`);
}
