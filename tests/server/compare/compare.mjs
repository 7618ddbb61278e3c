/* tests/server/compare/compare.mjs -- the same job for `rubicon serve` and for boardgame.io's server, by one client.
 *
 *     node compare.mjs RUBICON FOLDER [TABLES]      FOLDER: where databases are kept, on a real disk
 *
 * Two people at each table play tic-tac-toe at random, each on a WebSocket of his own with his own credentials.
 * A move's time runs from its sending on one seat's socket to its news on the other's.  Everything is on the
 * loopback; processor time and memory are the server's. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';

const [rubicon, folder, tablesWanted = '600'] = process.argv.slice(2);
const TABLES = Number(tablesWanted);
const RATES = [500, 1000, 0]; /* moves a second; 0: as many as there can be */
const LONGEST = 30_000; /* milliseconds of play */
const SETTLE = 1000;
const AT_ONCE = 20; /* requests, while tables are set up */
const HERTZ = 100; /* of /proc */

const pause = (millis) => new Promise((done) => { setTimeout(done, millis); });
const choose = (list) => list[Math.floor(Math.random() * list.length)];

async function post(url, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/* A seat: `move()` sends a legal move if it is its turn; `on(kind)` is called with 'news' and 'over'. */
class Seat {
  ready = null; /* how to move, when asked */
  constructor(socket, on) {
    this.socket = socket;
    this.on = on;
  }
  move() {
    const send = this.ready;
    this.ready = null;
    send();
  }
}

/* ---- the two kinds ------------------------------------------------------------------------------------ */

const ours = {
  name: 'rubicon serve, SQLite, durable',
  command: (port, data) => [rubicon, ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, '--log', 'info', '--max-from', '1000000',
    '--max-created', '1000000', '--max-requests', '1000000', '--max-messages', '1000000', '--budget', 'connection-frames=1000000', '--budget', 'address-bytes=1000000000']],
  isReady: /what=listening/,
  async table(port) {
    const luck = '00112233445566778899aabbccddeeff';
    const made = await post(`http://127.0.0.1:${port}/api/tables`, { game: 'tic-tac-toe', name: 'Anna' });
    await post(`http://127.0.0.1:${port}/api/tables/${made.table.id}/luck`, { luck }, made.token);
    const joined = await post(`http://127.0.0.1:${port}/api/tables/${made.table.id}/join`, { name: 'Anna', luck });
    return [made.token, joined.token].map((token) => ({ id: made.table.id, token }));
  },
  sit({ id, token }, port, on) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/live`, { headers: { Authorization: `Bearer ${token}` } });
    const seat = new Seat(socket, on);
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'over') on('over');
      if (message.type !== 'position') return;
      const { stamp, asks } = message.position;
      on('news');
      seat.ready = asks.length ? () => socket.send(JSON.stringify({ do: 'act', stamp, act: choose(asks[0].legal).act })) : null;
    });
    return seat;
  },
};

const theirs = {
  name: 'boardgame.io, in memory, not kept',
  command: (port) => ['node', [fileURLToPath(new URL('other.mjs', import.meta.url)), String(port)]],
  isReady: /ready/,
  async table(port) {
    const at = `http://127.0.0.1:${port}/games/tic-tac-toe`;
    const { matchID } = await post(`${at}/create`, { numPlayers: 2 });
    return Promise.all(['0', '1'].map(async (playerID) => {
      const { playerCredentials } = await post(`${at}/${matchID}/join`, { playerID, playerName: 'Anna' });
      return { matchID, playerID, credentials: playerCredentials };
    }));
  },
  sit({ matchID, playerID, credentials }, port, on) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const seat = new Seat(socket, on);
    const emit = (...event) => socket.send(`42/tic-tac-toe,${JSON.stringify(event)}`);
    const take = (state) => {
      on('news');
      if (state.ctx.gameover) on('over');
      const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      seat.ready = !state.ctx.gameover && state.ctx.currentPlayer === playerID
        ? () => emit('update', { type: 'MAKE_MOVE', payload: { type: 'mark', args: [choose(free)], playerID, credentials } }, state._stateID, matchID, playerID)
        : null;
    };
    socket.on('message', (data) => {
      const text = String(data);
      if (text[0] === '0') socket.send('40/tic-tac-toe,');
      else if (text[0] === '2') socket.send('3');
      else if (text.startsWith('40/')) emit('sync', matchID, playerID, credentials, 2);
      else if (text.startsWith('42/')) {
        const [kind, , what] = JSON.parse(text.slice(text.indexOf(',') + 1));
        if (kind === 'sync') take(what.state);
        else if (kind === 'update') take(what);
      }
    });
    return seat;
  },
};

/* ---- one measurement -------------------------------------------------------------------------------------- */

async function start(kind, port, data) {
  const [program, words] = kind.command(port, data);
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } });
  await new Promise((done, fail) => {
    let said = '';
    const hear = (bytes) => {
      said += bytes;
      if (kind.isReady.test(said)) done();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => fail(new Error(said)));
  });
  for (const stream of [server.stdout, server.stderr]) stream.removeAllListeners('data').resume();
  return server;
}

function usage(server) {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return { seconds: (Number(fields[11]) + Number(fields[12])) / HERTZ, mib: Number(resident[1]) / 1024 };
}

async function setUp(kind, port) {
  const tables = [];
  const one = async () => {
    const table = { sent: 0, mover: null, isOver: false, seats: [], news: null };
    tables.push(table);
    const places = await kind.table(port);
    table.seats = places.map((place, i) => kind.sit(place, port, (what) => table.news?.(i, what)));
    await Promise.all(table.seats.map(({ socket }) => new Promise((done, fail) => { socket.on('open', done); socket.on('error', fail); })));
  };
  for (let made = 0; made < TABLES; made += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, TABLES - made) }, one));
  await pause(SETTLE);
  return tables;
}

async function play(tables, rate) {
  const times = [];
  let over = 0;
  for (const table of tables)
    table.news = (i, what) => {
      if (what === 'over' && !table.isOver) {
        table.isOver = true;
        over++;
      }
      if (what !== 'news' || !table.sent || table.mover === i) return;
      times.push(performance.now() - table.sent);
      table.sent = 0;
    };
  const begin = performance.now();
  let made = 0;
  let next = 0;
  while (over < tables.length && performance.now() - begin < LONGEST) {
    const wanted = rate ? (performance.now() - begin) * rate / 1000 : Infinity;
    for (let tried = 0; made < wanted && tried < tables.length; tried++) {
      const table = tables[next++ % tables.length];
      const i = table.isOver || table.sent ? -1 : table.seats.findIndex((seat) => seat.ready);
      if (i < 0) continue;
      table.mover = i;
      table.sent = performance.now();
      table.seats[i].move();
      made++;
    }
    await new Promise((done) => { setImmediate(done); });
  }
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  return { moves: times.length, rate: times.length / seconds, p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)], over };
}

async function measure(kind, rate, port) {
  const server = await start(kind, port, `${folder}/compare-${port}`);
  try {
    const tables = await setUp(kind, port);
    const before = usage(server);
    const got = await play(tables, rate);
    const after = usage(server);
    for (const table of tables) for (const { socket } of table.seats) socket.terminate();
    return { ...got, micros: (after.seconds - before.seconds) / got.moves * 1e6, mib: after.mib };
  } finally {
    server.removeAllListeners('exit');
    server.kill();
    await new Promise((done) => { server.on('exit', done); });
  }
}

const kinds = [ours, theirs];
console.log(`${TABLES} tables of tic-tac-toe, two people each; one client for all servers`);
console.log('| server | moves/s wanted | moves/s | p50 ms | p99 ms | processor us/move | MiB |');
console.log('|---|---|---|---|---|---|---|');
let port = 18300;
for (const rate of RATES)
  for (const kind of kinds) {
    const { rate: reached, p50, p99, micros, mib, moves } = await measure(kind, rate, port++);
    if (!moves) throw new Error(`${kind.name}: nobody moved`);
    console.log(`| ${kind.name} | ${rate || 'most'} | ${reached.toFixed(0)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${micros.toFixed(0)} | ${mib.toFixed(0)} |`);
  }
process.exit(0);
