/* tests/server/compare/playouts.mjs -- random games of boardgame.io's tutorial game, through its own reducer.
 *
 *     node playouts.mjs GAME SECONDS      prints playouts per processor second, and decisions per playout
 *
 * Exit status 3: this game it does not have. */

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { makeMove } = require('boardgame.io/internal').ActionCreators ?? {};

const [game, seconds] = [process.argv[2], Number(process.argv[3])];
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
};

/* What its `makeMove` makes; where the package does not hand that out, the same object. */
const moveOf = makeMove ?? ((type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: undefined } }));

if (game !== 'tic-tac-toe') process.exit(3);
const reducer = CreateGameReducer({ game: ticTacToe, isClient: false });
const used = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

function play() {
  let state = InitializeGame({ game: ticTacToe });
  let decisions = 0;
  while (!state.ctx.gameover) {
    const open = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    state = reducer(state, moveOf('mark', [open[Math.floor(Math.random() * open.length)]], state.ctx.currentPlayer));
    decisions++;
  }
  return decisions;
}

for (let i = 0; i < 200; i++) play(); /* until it is compiled */
let [playouts, decisions] = [0, 0];
const start = used();
do {
  decisions += play();
  playouts++;
} while (used() - start < seconds);
console.log(`${(playouts / (used() - start)).toFixed(0)} ${(decisions / playouts).toFixed(4)}`);
