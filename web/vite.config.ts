import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { serviceWorker } from "./serviceWorker.ts";

const SERVER = process.env.ORBIS_SERVER ?? "http://127.0.0.1:8042";

const FONT = join(import.meta.dirname, "node_modules/@fontsource-variable/nunito-sans");
/** Needed in every language; the files of other scripts are loaded together with the texts (src/ui/fonts.ts). */
const FIRST_FONTS = [/nunito-sans-latin-wght-normal-.*woff2$/];

/** What all screens share, the front page included. */
const SHARED =
  /\/src\/(api|art|front|i18n|ui|local|lobby\/seats|model\/(symbols|constants|tiles)|rules\/standard|sound\/(gesture|haptics|player|sounds))/;

/** What the front page shares with its dialogs and with seldom seen screens, but not with tables. */
const FRONT =
  /\/src\/(front\/(address|create|EndTable|LevelChoice|NoServer|NumberChoice|remembered|tableForm|tabs)|ui\/DropFile)/;

/** What some screens share, but neither the front page nor a table at a server needs at first: in files of their own. */
const SELDOM =
  /\/src\/(account|customTiles|daily|games|puzzles|ratings|replay|workshop|art\/EffectIcon|i18n\/numbers|end\/(png|standalone|variables|fontFaces)|local\/(game|analyses|commitment|deal|pool|server|store|saved|table|record|options)|engine\/analysisForm|records\/(link|packed)|front\/(Qr|qr|CopyLink)|lobby\/Chat|rules\/(sections|standard\.ts)|ui\/(KeyList|Pager)|table\/(TableInWords|describe)|proof)|\/uqr\//;

/** Preloads the first files of the font and ships its license. */
function font(): Plugin {
  return {
    name: "orbis-font",
    apply: "build",
    generateBundle() {
      const source = readFileSync(join(FONT, "LICENSE"), "utf8");
      this.emitFile({ type: "asset", fileName: "font-license.txt", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        return FIRST_FONTS.map((first) => {
          const file = Object.keys(bundle ?? {}).find((name) => first.test(name));
          if (!file) throw new Error(`There is no file ${first} in the page`);
          const attrs = {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            href: `./${file}`,
            crossorigin: true,
          };
          return { tag: "link", attrs, injectTo: "head" };
        });
      },
    },
  };
}

export default defineConfig({
  base: "./", // the page can lie in any folder of a host
  plugins: [svelte(), font(), serviceWorker()],
  build: {
    outDir: "../src/orbis/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy takes scripts and styles from files alone
    // What screens share is in three files, as many small ones cost more in requests than they save: the front page needs
    // the first one only, a table also the second one, and the engine as soon as a game is played.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: (id) => SHARED.test(id) && !SELDOM.test(id) && !FRONT.test(id),
              minShareCount: 2,
              priority: 2,
            },
            { name: "front", test: FRONT, minShareCount: 2, priority: 1 },
            {
              name: "board",
              test: (id) => /\/src\/(?!engine)/.test(id) && !SELDOM.test(id),
              minShareCount: 2,
            },
            {
              name: "engine",
              test: (id) => /\/src\/engine/.test(id) && !SELDOM.test(id),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
});
