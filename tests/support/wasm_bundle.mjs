/** The program of wasm_program.mjs as one script for browsers, printed: `node wasm_bundle.mjs`. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const { rolldown } = createRequire(new URL("../../web/package.json", import.meta.url))("rolldown");
const bundle = await rolldown({ input: fileURLToPath(new URL("wasm_program.mjs", import.meta.url)) });
const { output } = await bundle.generate({ format: "esm" });
console.log(output[0].code);
