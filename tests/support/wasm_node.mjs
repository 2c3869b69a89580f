/**
 * The WebAssembly module in Node, for tests and benchmarks: `node wasm_node.mjs COMMAND REQUEST`. REQUEST is a JSON file
 * written by wasm_node.py; the answer is printed as JSON.
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// The page's modules import each other without the ending of their files, as bundlers want it.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\.\.?\/.*\/?\w+$/.test(specifier) ? `${specifier}.ts` : specifier, context),
});

const { run } = await import(new URL("wasm_program.mjs", import.meta.url).href);
const [module, weights] = ["orbis.wasm", "weights.bin"].map((name) =>
  Uint8Array.from(readFileSync(new URL(`../../web/src/engine/${name}`, import.meta.url))),
);
const [, , command, file] = process.argv;
console.log(JSON.stringify(await run(module, weights.buffer, command, JSON.parse(readFileSync(file, "utf8")))));
