/** The finished games at the server, page by page, and their records. */
import { ApiError, ask, asApiError, UNREACHABLE } from "../api/client";
import { server } from "../api/reachable.svelte";
import type { ErrorForm, PlayedGame } from "../api/types";
import { guest } from "../front/guest.svelte";
import { hrefOf } from "../ui/base";

const LONGEST_WAIT_S = 20;

interface Page {
  games: PlayedGame[];
  more: boolean;
}

/** Whether there is anybody at the server to have games there. */
export async function isKnown(): Promise<boolean> {
  if (!server.exists) return false;
  if (!guest.known) await guest.look();
  return guest.name !== null;
}

/** All games, the latest first, as they arrive. */
export async function* onlineGames(): AsyncGenerator<PlayedGame[]> {
  if (!(await isKnown())) return;
  let before = "";
  while (true) {
    const page = await patiently<Page>(`/me/games${before && `?before=${before}`}`);
    yield page.games;
    const last = page.games.at(-1);
    if (!page.more || !last) return;
    before = encodeURIComponent(last.code);
  }
}

/** Ask again when the server wants to be asked more slowly. */
async function patiently<Answer>(path: string): Promise<Answer> {
  while (true) {
    try {
      return await ask<Answer>("GET", path);
    } catch (thrown) {
      const { retryAfter } = asApiError(thrown);
      if (!(retryAfter > 0 && retryAfter <= LONGEST_WAIT_S)) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    }
  }
}

/** Remove a game from one's own lists. */
export async function removeOnline(code: string): Promise<void> {
  await ask("DELETE", `/me/games/${encodeURIComponent(code)}`);
}

/** The records of all games, one per line. */
export async function onlineRecords(): Promise<string[]> {
  if (!(await isKnown())) return [];
  const response = await fetch(hrefOf("/api/me/games/export")).catch(() => {
    throw new ApiError(0, { code: UNREACHABLE, message: "The server cannot be reached" });
  });
  if (!response.ok) {
    throw new ApiError(response.status, (await response.json().catch(() => ({}))) as Partial<ErrorForm>);
  }
  return (await response.text()).split("\n").filter(Boolean);
}
