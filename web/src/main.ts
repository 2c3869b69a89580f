import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./i18n/words.svelte";
import "./styles/tokens.css";
import "./art/palette.css";
import "./styles/base.css";

await words.start();
mount(App, { target: document.getElementById("page")! });
