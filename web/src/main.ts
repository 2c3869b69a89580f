import { mount } from "svelte";
import App from "./App.svelte";
import { loadScreen } from "./screens";
import { parseRoute } from "./ui/parse-route";
import "./styles/tokens.css";
import "./art/palette.css";
import "./styles/base.css";

// The first screen and its words come before anything is drawn: nothing moves afterwards. A failure is told by the page.
await loadScreen(parseRoute(location.pathname)).catch(() => null);
mount(App, { target: document.getElementById("page")! });
