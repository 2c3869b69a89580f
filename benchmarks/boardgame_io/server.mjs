// A minimal four-player game on boardgame.io's own server, as its documentation shows it.
// Usage: node server.mjs FOLDER_WITH_NODE_MODULES [FOLDER_FOR_FLAT_FILES]
import { createRequire } from "node:module";

const [modules, folder] = process.argv.slice(2);
const { Server, FlatFile } = createRequire(`${modules}/`)("boardgame.io/server");

const NUM_CELLS = 64;

const game = {
  name: "cells",
  setup: () => ({ cells: Array(NUM_CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

const db = folder && new FlatFile({ dir: folder });
const server = Server({ games: [game], origins: [], ...(db && { db }) });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done);
const { appServer } = await server.run(0);
console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
