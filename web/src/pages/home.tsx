/* web/src/pages/home.tsx -- the start page: the games, and the tables that wait. */

import { catalogue } from 'virtual:catalogue';
import { Hero } from '../art/hero';
import { GamePicture } from '../art/pictures';
import { useTitle } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { SHAPES, SeatMark, type ShapeName } from '../parts/shapes';
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
          <button class="button main grow" aria-label={`Play ${game.title} now`} onClick={() => startTable(game.game)}>
            <Icon name="play" size={16} />Play now
          </button>
          <a class="button" href={`#/new/${game.game}`} aria-label={`Set up ${game.title}`}>Set up</a>
        </div>
      </div>
    </article>
  );
}

const shapesOf = (save: Save): ShapeName[] => save.seats.map((_, i) => SHAPES[i]!);

export function TableRow({ save, isReplay = false }: { save: Save; isReplay?: boolean }) {
  const href = isReplay ? `#/replay/${save.id}` : `#/table/${save.id}`;
  return (
    <li class="table-row">
      <div class="table-row-words"><b>{save.title}</b><span class="note">{save.note}</span></div>
      <span class="marks" aria-hidden="true">{shapesOf(save).map((shape) => <SeatMark key={shape} shape={shape} size={17} />)}</span>
      <a class={`button ${save.yours && !save.over ? 'main' : ''}`} href={href} aria-label={`${isReplay ? 'Watch' : save.over ? 'Look at' : 'Resume'} ${save.title}`}>
        {isReplay ? 'Watch' : save.over ? 'Look' : save.yours ? 'Your turn' : 'Resume'}
      </a>
    </li>
  );
}

const LISTED = 4;

export function HomePage() {
  useTitle('Rubicon');
  const open = listSaves().filter((save) => !save.over);
  const done = listSaves().filter((save) => save.over);
  return (
    <Frame now="home" behind={<div class="hero"><Hero /></div>}>
      <div class="hero-words">
        <h1>The die is cast.</h1>
        <p>Roman games at one table. <span class="wide-only">Against friends, or against bots in one click, online and off.</span></p>
      </div>
      <section class="game-cards" aria-label="Games">
        {shownGames().map((game) => <GameCard key={game.game} game={game} />)}
      </section>
      <div class="home-lists">
        <section>
          <header class="list-head"><h2>Your tables</h2><a href="#/tables">All tables ›</a></header>
          {open.length ? <ul class="table-list">{open.slice(0, LISTED).map((save) => <TableRow key={save.id} save={save} />)}</ul>
            : <p class="empty">No table is waiting for you.</p>}
        </section>
        <section>
          <header class="list-head"><h2>Finished games</h2><a href="#/replays">All replays ›</a></header>
          {done.length ? <ul class="table-list">{done.slice(0, LISTED).map((save) => <TableRow key={save.id} save={save} isReplay />)}</ul>
            : <p class="empty">Games that are over can be watched here.</p>}
        </section>
      </div>
    </Frame>
  );
}
