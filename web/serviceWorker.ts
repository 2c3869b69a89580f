/** Builds the service worker, which has to know all other files of the page. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import type { Version } from "./src/offline/version.ts";

const NOT_NEEDED = ["sw.js", "index.html", "og.png", "font-license.txt"]; // index.html is the page itself

export function serviceWorker(): Plugin {
  return {
    name: "orbis-service-worker",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        await buildWorker(dir!, versionOf(dir!));
      },
    },
  };
}

function versionOf(folder: string): Version {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return { id: hash.digest("hex").slice(0, 16), files: names.filter((name) => !NOT_NEEDED.includes(name)) };
}

/** One plain script: not all browsers have service workers that are modules. */
async function buildWorker(folder: string, version: Version): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { VERSION: JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "src/offline/worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
