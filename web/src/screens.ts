/** The screens of the page: each is loaded with its words when it is needed. */
import type { Component } from "svelte";
import { words, type Area } from "./i18n/words.svelte";
import type { Route } from "./ui/parseRoute";

type Screen = Exclude<Route["screen"], "missing">;
/** Each has properties of its own, which are those of its route. */
type AnyComponent = Component<any>;

const SCREENS: Record<Screen, { load: () => Promise<{ default: AnyComponent }>; areas?: Area[] }> = {
  front: { load: () => import("./front/FrontPage.svelte") },
  table: { load: () => import("./table/TablePage.svelte"), areas: ["table", "end"] },
  replay: { load: () => import("./replay/ReplayPage.svelte"), areas: ["table", "end", "review"] },
  learn: { load: () => import("./learn/LearnPage.svelte"), areas: ["table", "end", "learn"] },
  rules: { load: () => import("./rules/RulesPage.svelte"), areas: ["table", "end", "rules"] },
  tiles: { load: () => import("./rules/TilesPage.svelte"), areas: ["table", "rules"] },
  account: { load: () => import("./account/AccountPage.svelte"), areas: ["account"] },
  games: { load: () => import("./games/GamesPage.svelte"), areas: ["table", "end", "review", "games"] },
  daily: { load: () => import("./daily/DailyPage.svelte"), areas: ["daily"] },
  workshop: { load: () => import("./workshop/WorkshopPage.svelte"), areas: ["tiles", "workshop"] },
  puzzles: { load: () => import("./puzzles/PuzzlesPage.svelte"), areas: ["puzzles"] },
  puzzle: {
    load: () => import("./puzzles/PuzzlePage.svelte"),
    areas: ["table", "end", "review", "puzzles"],
  },
  players: { load: () => import("./ratings/PlayersPage.svelte"), areas: ["ratings"] },
  player: { load: () => import("./ratings/ProfilePage.svelte"), areas: ["ratings"] },
  move: { load: () => import("./front/MovePage.svelte") },
};

/** The screen of an address, with its messages; null if there is none. */
export async function loadScreen({ screen }: Route): Promise<AnyComponent | null> {
  if (screen === "missing") {
    await words.need();
    return null;
  }
  const { load, areas = [] } = SCREENS[screen];
  const [module] = await Promise.all([load(), words.need(...areas)]);
  return module.default;
}
