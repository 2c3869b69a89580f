import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.ORBIS_SERVER ?? "http://127.0.0.1:8042";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/orbis/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy takes scripts and styles from files alone
    cssCodeSplit: false,
    // What screens share is one file: many small ones cost more in requests than they save.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: /\/src\//, minShareCount: 2 }] } },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
