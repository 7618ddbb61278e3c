/* web/src/pages/rows.tsx -- tables as they are listed: one line each, the one that waits longest as a card. */

import type { ComponentChildren } from 'preact';
import { GamePicture } from '../art/pictures';
import { SeatMark, shapeOf } from '../parts/shapes';
import type { ServerTable } from '../source/api';
import type { Waiting } from '../source/inbox';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const count = (number: number, noun: string) =>
	number === 1 ? `a ${noun}`.replace('a hour', 'an hour') : `${number} ${noun}s`;

/* "20 minutes", "an hour", "3 days" */
function span(time: number): string {
	if (time < HOUR) return count(Math.max(1, Math.round(time / MINUTE)), 'minute');
	return time < 2 * DAY
		? count(Math.round(time / HOUR), 'hour')
		: count(Math.round(time / DAY), 'day');
}

const timeLeft = ({ deadline }: Waiting) =>
	deadline === null ? '' : `${span(Math.max(0, deadline - Date.now()))} left`;
const waitedFor = ({ since }: Waiting) =>
	since && Date.now() - since > MINUTE ? `for ${span(Date.now() - since)}` : '';

const addressOf = ({ id, isOnline, isOver }: Waiting) =>
	isOver ? `#/replay/${isOnline ? '@' : ''}${id}` : isOnline ? `#/at/${id}` : `#/table/${id}`;

function Marks({ seats }: { seats: string[] }) {
	return (
		<span class="marks" aria-hidden="true">
			{seats.map((seat, i) => (
				<SeatMark key={seat} shape={shapeOf(seat, i)} size={17} />
			))}
		</span>
	);
}

interface RowProps {
	title: string;
	note: string;
	seats: string[];
	href: string;
	word: string;
	isMain?: boolean;
	game?: string;
	children?: ComponentChildren;
}

function Row({ title, note, seats, href, word, isMain, game, children }: RowProps) {
	return (
		<li class="table-row">
			{game && <GamePicture game={game} />}
			<div class="table-row-words">
				<b>{title}</b>
				<span class="note">{note}</span>
			</div>
			<Marks seats={seats} />
			<a class={`button ${isMain ? 'main' : ''}`} href={href}>
				{word}
				<span class="sr-only">: {title}</span>
			</a>
			{children}
		</li>
	);
}

/* A table of yours, wherever it is. */
export function TableRow({ table, children }: { table: Waiting; children?: ComponentChildren }) {
	const { title, note, seats, isYours, isOver, isOnline } = table;
	const where = isOnline ? 'online' : '';
	return (
		<Row
			title={title}
			note={[note, timeLeft(table), where].filter(Boolean).join(', ')}
			seats={seats}
			href={addressOf(table)}
			game={table.game}
			word={isOver ? 'Watch' : isYours ? 'Your turn' : 'Look'}
			isMain={isYours}
		>
			{children}
		</Row>
	);
}

const taken = ({ seats }: ServerTable) => seats.filter((one) => one.kind !== 'free');

/* A table of somebody else, that can be joined. */
export function OpenRow({ table }: { table: ServerTable }) {
	return (
		<Row
			title={table.title.split(': ').at(-1)!}
			note={`${taken(table).length} of ${table.seats.length} seats taken`}
			seats={taken(table).map((one) => one.seat)}
			href={`#/at/${table.id}`}
			word="Join"
		/>
	);
}

/* What waits for you first, before anything else. */
export function LeadTable({ table }: { table: Waiting }) {
	const { title, note, seats, game } = table;
	return (
		<section class="lead-table" aria-label={`Your turn: ${title}`}>
			<div class="lead-words">
				<p class="caps">{['Your turn', waitedFor(table)].filter(Boolean).join(', ')}</p>
				<h2>{note}</h2>
				<p class="lead-facts">
					<Marks seats={seats} />
					<span>
						{title}
						{table.isOnline ? ', online' : ''}
						<small>{timeLeft(table)}</small>
					</span>
				</p>
				<div class="buttons">
					<a class="button main" href={addressOf(table)}>
						Take your turn<span class="sr-only">: {title}</span>
					</a>
				</div>
			</div>
			<GamePicture game={game} />
		</section>
	);
}
