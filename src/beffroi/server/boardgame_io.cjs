// boardgame.io's server under the load of as many matches: the smallest game there is, kept in files by its own storage.
// Usage: node boardgame_io.cjs server NODE_MODULES PORT FOLDER; node boardgame_io.cjs clients NODE_MODULES PORT MATCHES SECONDS
const { createRequire } = require("node:module");
const path = require("node:path");

const [role, modules, port, matches, seconds] = process.argv.slice(2);
const need = createRequire(path.join(modules, "package.json"));
const game = {
  name: "small",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => ({ count: G.count + 1 }) },
};

function serve() {
  const { FlatFile, Origins, Server } = need("boardgame.io/server");
  const db = new FlatFile({ dir: matches });
  Server({ games: [game], origins: [Origins.LOCALHOST], db }).run({ port: Number(port), callback: () => console.log("ready") });
}

async function play() {
  const { Client } = need("boardgame.io/client");
  const { SocketIO } = need("boardgame.io/multiplayer");
  const waits = [];
  let measuring = false;
  let going = true;
  for (let i = 0; i < Number(matches); i++) {
    const matchID = `match-${i}`; // its server makes a match when the first player asks for it
    const sent = new Map();
    for (const playerID of ["0", "1"]) {
      const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
      const client = Client({ game, multiplayer, matchID, playerID, numPlayers: 2, debug: false });
      let answered = 0;
      client.subscribe((state) => {
        if (!state || !going || state.ctx.currentPlayer !== playerID || state.ctx.turn === answered) return;
        // Only the server's word reaches the other player: from that player's move to here is one answer.
        const began = sent.get(state.ctx.turn - 1);
        if (began && measuring) waits.push(performance.now() - began);
        sent.delete(state.ctx.turn - 1);
        answered = state.ctx.turn;
        sent.set(state.ctx.turn, performance.now());
        setImmediate(() => client.moves.go());
      });
      client.start();
    }
  }
  await new Promise((done) => setTimeout(done, 2000));
  measuring = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const took = (performance.now() - began) / 1000;
  going = false;
  waits.sort((a, b) => a - b);
  const at = (part) => Math.round(10 * (waits[Math.floor(part * waits.length)] ?? 0)) / 10;
  const rate = Math.round((10 * waits.length) / took) / 10;
  const figures = { moves: waits.length, moves_per_second: rate, p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99) };
  console.log(JSON.stringify(figures));
  process.exit(0);
}

if (role === "server") serve();
else play();
