/* web/src/pages/home.tsx -- the start page: the games, and the tables that wait. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { catalogue } from 'virtual:catalogue';
import { Hero } from '../art/hero';
import { GamePicture } from '../art/pictures';
import { useTitle } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { SeatMark, shapeOf } from '../parts/shapes';
import { ask, hasServer, openTables, type ServerTable } from '../source/api';
import { listKept } from '../source/kept';
import { listSaves, type Save } from '../source/saves';
import { Frame } from './frame';
import { startTable } from './start';

type Facts = (typeof catalogue)[number];

const MINUTES: Record<string, string> = {
  'caesar-augustus': '45 min', 'first-triumvirate': '60 min', augustus: '30 min', 'three-caesars': '2–4 h',
};

const ORDER = ['caesar-augustus', 'first-triumvirate', 'augustus', 'three-caesars'];

/* What is offered; while nothing is, whatever there is. */
export function shownGames(): Facts[] {
  const shown = catalogue.filter((game) => game.shown);
  const rank = (game: Facts) => (ORDER.indexOf(game.game) + ORDER.length + 1) % (ORDER.length + 1);
  return (shown.length ? shown : catalogue.slice(0, 1)).sort((a, b) => rank(a) - rank(b));
}

const seatsText = ({ min_seats: min, max_seats: max }: Facts) => (min === max ? `${min}` : `${min}–${max}`);

function GameCard({ game }: { game: Facts }) {
  return (
    <article class="game-card" data-game={game.game}>
      <GamePicture game={game.game} />
      <div class="game-card-body">
        <h2>{game.title}</h2>
        <p class="blurb">{game.blurb}</p>
        <p class="facts-line">
          <span><Icon name="helmet" size={16} /><span class="sr-only">Players: </span>{seatsText(game)}</span>
          {MINUTES[game.game] && <span><Icon name="clock" size={16} />{MINUTES[game.game]}</span>}
        </p>
        <div class="buttons">
          <button class="button main grow" onClick={() => startTable(game.game)}>
            <Icon name="play" size={16} /><span>Play now<span class="sr-only">: {game.title}</span></span>
          </button>
          <a class="button" href={`#/new/${game.game}`}>Set up<span class="sr-only"> {game.title}</span></a>
        </div>
      </div>
    </article>
  );
}

interface TableRowProps {
  save: Save;
  isReplay?: boolean;
  children?: ComponentChildren;
}

export function TableRow({ save, isReplay = false, children }: TableRowProps) {
  const href = isReplay ? `#/replay/${save.id}` : `#/table/${save.id}`;
  return (
    <li class="table-row">
      <div class="table-row-words"><b>{save.title}</b><span class="note">{save.note}</span></div>
      <span class="marks" aria-hidden="true">{save.seats.map(({ seat }, i) => <SeatMark key={seat} shape={shapeOf(seat, i)} size={17} />)}</span>
      <a class={`button ${save.yours && !save.over ? 'main' : ''}`} href={href}>
        {isReplay ? 'Watch' : save.over ? 'Look' : save.yours ? 'Your turn' : 'Resume'}<span class="sr-only">: {save.title}</span>
      </a>
      {children}
    </li>
  );
}

/* On a phone: what waits for you, before anything else. */
function Resume({ save }: { save: Save }) {
  return (
    <section class="resume" aria-label="Your turn">
      <div class="table-row-words">
        <p class="caps">Your turn</p>
        <b>{save.title}</b><span class="note">{save.note}</span>
      </div>
      <a class="button main" href={`#/table/${save.id}`}>Resume<span class="sr-only">: {save.title}</span></a>
    </section>
  );
}

const COUNTS = ['Roman games', 'A Roman game', 'Two Roman games', 'Three Roman games', 'Four Roman games'];
const countWord = (count: number) => COUNTS[count] ?? COUNTS[0];

const LISTED = 4;

function useServer() {
  const [isThere, setThere] = useState(false);
  const [tables, setTables] = useState<ServerTable[]>([]);
  const [mine, setMine] = useState<ServerTable[]>([]);
  useEffect(() => {
    void hasServer().then(async (found) => {
      if (!found) return;
      setThere(true);
      setTables(await openTables().catch(() => []));
      setMine((await Promise.all(listKept().map(({ id }) => ask<{ table: ServerTable }>(`/tables/${id}`)
        .then(({ table }) => [table], () => [])))).flat().filter((table) => table.state === 'open' || table.state === 'playing'));
    });
  }, []);
  return { isThere, tables: tables.filter((table) => !mine.some((one) => one.id === table.id)), mine };
}

const taken = ({ seats }: ServerTable) => seats.filter((one) => one.kind !== 'free');

function OnlineRow({ table, word }: { table: ServerTable; word: string }) {
  const note = table.state === 'open' ? `${taken(table).length} of ${table.seats.length} seats taken` : 'Online';
  return (
    <li class="table-row">
      <div class="table-row-words"><b>{table.title.split(': ').at(-1)}</b><span class="note">{note}</span></div>
      <span class="marks" aria-hidden="true">{taken(table).map(({ seat }, i) => <SeatMark key={seat} shape={shapeOf(seat, i)} size={17} />)}</span>
      <a class="button" href={`#/at/${table.id}`}>{word}<span class="sr-only">: {table.title}</span></a>
    </li>
  );
}

function OpenTables({ tables }: { tables: ServerTable[] }) {
  return (
    <section>
      <header class="list-head"><h2>Open tables</h2><a href={`#/new/${shownGames()[0]!.game}?online=1`}>Create a table ›</a></header>
      {tables.length ? <ul class="table-list">{tables.slice(0, LISTED).map((table) => <OnlineRow key={table.id} table={table} word="Join" />)}</ul>
        : <p class="empty">Nobody is waiting just now. Open a table, and somebody may come.</p>}
    </section>
  );
}

export function HomePage() {
  useTitle('Rubicon');
  const open = listSaves().filter((save) => !save.over);
  const done = listSaves().filter((save) => save.over);
  const server = useServer();
  const waiting = open.find((save) => save.yours);
  return (
    <Frame now="home" behind={<div class="hero"><Hero /></div>}>
      <div class="hero-words">
        <h1>The die is cast.</h1>
        <p>{countWord(shownGames().length)} at one table. <span class="wide-only">Against friends, or against bots in one click, online and off.</span></p>
      </div>
      {waiting && <Resume save={waiting} />}
      <section class="game-cards" aria-label="Games">
        {shownGames().map((game) => <GameCard key={game.game} game={game} />)}
      </section>
      <div class="home-lists">
        <section>
          <header class="list-head"><h2>Your tables</h2><a href="#/tables">All tables ›</a></header>
          {open.length + server.mine.length
            ? (
              <ul class="table-list">
                {server.mine.slice(0, LISTED).map((table) => <OnlineRow key={table.id} table={table} word="Resume" />)}
                {open.slice(0, LISTED).map((save) => <TableRow key={save.id} save={save} />)}
              </ul>
            )
            : <p class="empty">No table is waiting for you.</p>}
        </section>
        {server.isThere && <OpenTables tables={server.tables} />}
        {!server.isThere && <section>
          <header class="list-head"><h2>Finished games</h2><a href="#/replays">All replays ›</a></header>
          {done.length ? <ul class="table-list">{done.slice(0, LISTED).map((save) => <TableRow key={save.id} save={save} isReplay />)}</ul>
            : <p class="empty">Games that are over can be watched here.</p>}
        </section>}
      </div>
    </Frame>
  );
}
