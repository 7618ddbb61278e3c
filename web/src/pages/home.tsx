/* web/src/pages/home.tsx -- the start page: what waits for you, or, for who has no table yet, the games. */

import { catalogue } from 'virtual:catalogue';
import { useEffect, useState } from 'preact/hooks';
import { Hero } from '../art/hero';
import { GamePicture } from '../art/pictures';
import { useInbox, useSettings, useTitle } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { hasServer, openTables, type ServerTable } from '../source/api';
import type { Waiting } from '../source/inbox';
import { whenKept } from '../source/offline';
import { Frame } from './frame';
import { LeadTable, OpenRow, TableRow } from './rows';
import { startTable } from './start';

type Facts = (typeof catalogue)[number];

/* "30–60 min", "1–4 h" */
function minutesText([least, most]: Facts['minutes']): string {
	return most > 120
		? `${Math.round(least / 60)}–${Math.round(most / 60)} h`
		: `${least}–${most} min`;
}

/* What is offered; while nothing is, whatever there is. */
export function shownGames(): Facts[] {
	const shown = catalogue.filter((game) => game.shown);
	return shown.length ? shown : catalogue.slice(0, 1);
}

const seatsText = ({ min_seats: min, max_seats: max }: Facts) =>
	min === max ? `${min}` : `${min}–${max}`;

function GameCard({ game }: { game: Facts }) {
	return (
		<article class="game-card" data-game={game.game}>
			<GamePicture game={game.game} />
			<div class="game-card-body">
				<h2>{game.title}</h2>
				<p class="blurb">{game.blurb}</p>
				<p class="facts-line">
					<span>
						<Icon name="helmet" size={16} />
						<span class="sr-only">Players: </span>
						{seatsText(game)}
					</span>
					{game.minutes[0] > 0 && (
						<span>
							<Icon name="clock" size={16} />
							{minutesText(game.minutes)}
						</span>
					)}
				</p>
				<div class="buttons">
					<button class="button main grow" onClick={() => startTable(game.game)}>
						<Icon name="play" size={16} />
						<span>
							Play now<span class="sr-only">: {game.title}</span>
						</span>
					</button>
					<a class="button" href={`#/new/${game.game}`}>
						Set up<span class="sr-only"> {game.title}</span>
					</a>
				</div>
			</div>
		</article>
	);
}

const COUNTS = [
	'Roman games',
	'A Roman game',
	'Two Roman games',
	'Three Roman games',
	'Four Roman games',
];
const countWord = (count: number) => COUNTS[count] ?? COUNTS[0];

const LISTED = 4;

function useServer() {
	const [isThere, setThere] = useState(false);
	const [tables, setTables] = useState<ServerTable[]>([]);
	useEffect(() => {
		void hasServer().then(async (found) => {
			setThere(found);
			if (found) setTables(await openTables().catch(() => []));
		});
	}, []);
	return { isThere, tables };
}

function useKept() {
	const [isKept, setKept] = useState(false);
	useEffect(() => whenKept(() => setKept(true)), []);
	return isKept;
}

/* Said as soon as it is true, and not before. */
function Offline() {
	return useKept() ? (
		<p class="offline-note" role="status">
			<Icon name="check" size={16} />
			All of it is kept in this browser: it works without a network.
		</p>
	) : null;
}

function OpenTables({ tables }: { tables: ServerTable[] }) {
	return (
		<section>
			<header class="list-head">
				<h2>Open tables</h2>
				<a href={`#/new/${shownGames()[0]!.game}?online=1`}>Create a table ›</a>
			</header>
			{tables.length ? (
				<ul class="table-list">
					{tables.slice(0, LISTED).map((table) => (
						<OpenRow key={table.id} table={table} />
					))}
				</ul>
			) : (
				<p class="empty">Nobody is waiting just now. Open a table, and somebody may come.</p>
			)}
		</section>
	);
}

function Finished({ tables }: { tables: Waiting[] }) {
	return (
		<section>
			<header class="list-head">
				<h2>Finished games</h2>
				<a href="#/replays">All replays ›</a>
			</header>
			{tables.length ? (
				<ul class="table-list">
					{tables.slice(0, LISTED).map((table) => (
						<TableRow key={table.id} table={table} />
					))}
				</ul>
			) : (
				<p class="empty">Games that are over can be watched here.</p>
			)}
		</section>
	);
}

interface HomeProps {
	open: Waiting[];
	done: Waiting[];
}

/* Who has no table sees what there is to play. */
function Welcome({ done }: HomeProps) {
	const server = useServer();
	return (
		<>
			<div class="hero-words">
				<h1>The die is cast.</h1>
				<p>
					{countWord(shownGames().length)} at one table.{' '}
					<span class="wide-only">Against friends, or against bots in one click.</span>
				</p>
				<Offline />
			</div>
			<section class="game-cards" aria-label="Games">
				{shownGames().map((game) => (
					<GameCard key={game.game} game={game} />
				))}
			</section>
			<div class="home-lists">
				<Finished tables={done} />
				{server.isThere && <OpenTables tables={server.tables} />}
			</div>
		</>
	);
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (count: number) => NUMBERS[count] ?? String(count);

function howMany(yours: number, others: number): string {
	if (!yours)
		return others === 1
			? 'One table waits for somebody else.'
			: `${numberWord(others)} tables wait for others.`;
	const first =
		yours === 1 ? 'One table waits for you' : `${numberWord(yours)} tables wait for you`;
	return others ? `${first}, ${numberWord(others).toLowerCase()} for others.` : `${first}.`;
}

/* A game in one tap, and its other beginnings. */
function SmallCard({ game }: { game: Facts }) {
	return (
		<article class="small-card" data-game={game.game}>
			<button class="small-card-play" onClick={() => startTable(game.game)}>
				<GamePicture game={game.game} />
				<span>
					<span class="sr-only">Play now: </span>
					{game.title}
					<Icon name="play" size={14} />
				</span>
			</button>
			<a href={`#/new/${game.game}`}>
				Set up<span class="sr-only"> {game.title}</span>
			</a>
		</article>
	);
}

function PlayNow() {
	return (
		<section class="play-now" aria-label="Play now">
			<header class="list-head">
				<h2>Play now</h2>
				<span class="note">against bots or friends</span>
			</header>
			<div class="small-cards">
				{shownGames().map((game) => (
					<SmallCard key={game.game} game={game} />
				))}
			</div>
		</section>
	);
}

/* Who has tables sees them first: the one that waits longest, then the others. */
function Inbox({ open, done }: HomeProps) {
	const server = useServer();
	const { name } = useSettings();
	const yours = open.filter((one) => one.isYours).length;
	const lead = yours ? open[0] : undefined;
	const others = server.tables.filter((table) => !open.some((one) => one.id === table.id));
	return (
		<>
			<div class="inbox-words">
				<h1>{yours ? `Your turn${name ? `, ${name}` : ''}` : 'Nobody waits for you'}</h1>
				<p>{howMany(yours, open.length - yours)}</p>
				<Offline />
			</div>
			<div class={`inbox ${lead ? '' : 'nobody-waits'}`}>
				<div class="inbox-tables">
					{lead && <LeadTable table={lead} />}
					{open.length > (lead ? 1 : 0) && (
						<ul class="table-list" aria-label="Your tables">
							{open.slice(lead ? 1 : 0).map((table) => (
								<TableRow key={table.id} table={table} />
							))}
						</ul>
					)}
				</div>
				<div class="inbox-side">
					<PlayNow />
				</div>
			</div>
			<div class="home-lists">
				<Finished tables={done} />
				{server.isThere && <OpenTables tables={others} />}
			</div>
		</>
	);
}

export function HomePage() {
	useTitle('Rubicon');
	const all = useInbox();
	const [open, done] = [all.filter((one) => !one.isOver), all.filter((one) => one.isOver)];
	return (
		<Frame
			now="home"
			behind={
				<div class="hero">
					<Hero />
				</div>
			}
		>
			{open.length ? <Inbox open={open} done={done} /> : <Welcome open={open} done={done} />}
		</Frame>
	);
}
