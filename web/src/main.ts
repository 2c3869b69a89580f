import "./ui/memoryStorage"; // before anything reads what is stored
import { mount } from "svelte";
import { prefetch, tablePath } from "./api/client";
import App from "./App.svelte";
import { isDealWaiting } from "./daily/waiting";
import { workOffline } from "./offline/register";
import { loadScreen } from "./screens";
import type { Route } from "./ui/parseRoute";
import { router } from "./ui/route.svelte";
import "./fonts/fonts.css";
import "./styles/tokens.css";
import "./art/palette.css";
import "./styles/base.css";

const LONGEST_WAIT_MS = 500; // do not hold back the page for a slow server

/** Prefetch what the first screen needs, so that it is drawn only once. */
function firstAnswers(route: Route): Promise<unknown> {
  if (route.screen !== "table") return Promise.resolve();
  const path = tablePath(route.code);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([prefetch(path, `${path}/tiles`), late]);
}

// Load the first screen and its messages before anything is drawn, so that nothing moves later. The page reports failures.
const { route } = router;
const screen = loadScreen(route).catch(() => null);
await Promise.all([screen, firstAnswers(route)]);
mount(App, { target: document.getElementById("page")! });
workOffline(import.meta.url);
if (isDealWaiting()) void import("./daily/submit").then(({ submitDeals }) => submitDeals());
