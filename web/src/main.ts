import { mount } from "svelte";
import { prefetch, tablePath } from "./api/client";
import App from "./App.svelte";
import { loadScreen } from "./screens";
import { parseRoute, type Route } from "./ui/parseRoute";
import "@fontsource-variable/nunito-sans/wght.css";
import "./styles/tokens.css";
import "./art/palette.css";
import "./styles/base.css";

const LONGEST_WAIT_MS = 500; // a slow server is waited for with the page in sight

/** What the first screen will ask for comes along with it, so that it is drawn once. */
function firstAnswers(route: Route): Promise<unknown> {
  if (route.screen !== "table") return Promise.resolve();
  const path = tablePath(route.code);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([prefetch(path, `${path}/tiles`), late]);
}

// The first screen and its words come before anything is drawn: nothing moves afterwards. A failure is told by the page.
const route = parseRoute(location.pathname);
const screen = loadScreen(route).catch(() => null);
await Promise.all([screen, firstAnswers(route)]);
mount(App, { target: document.getElementById("page")! });
