/* web/src/source/inbox.ts -- all tables of whoever sits here, those of this browser and those of the server, in one list:
 * yours to move first.
 *
 * The server is asked when the page is opened or looked at again, and from time to time.  What it said last is kept, so
 * that the list is whole without it. */

import { resultOf } from '../table/happenings';
import type { Position } from '../table/position';
import { ask, hasServer, type ServerTable } from './api';
import { isOverIn, type Kept, keepTable, listKept } from './kept';
import { listSaves, type Save } from './saves';

const OFTEN = 20_000; /* milliseconds between two questions while the page is looked at */
const SELDOM = 60_000;

export interface Waiting {
	id: string; // of a save, or of the server's table
	isOnline: boolean;
	game: string;
	title: string;
	note: string;
	seats: string[];
	isYours: boolean;
	isOver: boolean;
	since: number; // when it became so
	deadline: number | null;
}

const fromSave = ({ id, game, title, note, seats, yours, over, changed }: Save): Waiting => ({
	id,
	isOnline: false,
	game,
	title,
	note,
	seats: seats.map((one) => one.seat),
	isYours: yours && !over,
	isOver: over,
	since: changed,
	deadline: null,
});

const fromKept = (kept: Kept): Waiting => ({
	id: kept.id,
	isOnline: true,
	game: kept.game ?? '',
	title: kept.title,
	note: kept.note ?? 'Online',
	seats: kept.seats,
	isYours: (kept.yours ?? false) && !isOverIn(kept),
	isOver: isOverIn(kept),
	since: kept.since ?? 0,
	deadline: kept.deadline ?? null,
});

/* Yours first: the one with the least time left, then the one that has waited longest; the others as they changed. */
function order(a: Waiting, b: Waiting): number {
	if (a.isYours !== b.isYours) return a.isYours ? -1 : 1;
	if (!a.isYours) return b.since - a.since;
	return (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.since - b.since;
}

const readAll = () => [...listSaves().map(fromSave), ...listKept().map(fromKept)].sort(order);

let all: Waiting[] | null = null;
const listeners = new Set<(all: Waiting[]) => void>();

export const inbox = (): Waiting[] => (all ??= readAll());

/* The listener is told at once, and whenever the list has changed. */
export function onInbox(listener: (all: Waiting[]) => void): () => void {
	listeners.add(listener);
	listener(inbox());
	return () => listeners.delete(listener);
}

export function refreshInbox() {
	const before = JSON.stringify(all);
	all = readAll();
	if (JSON.stringify(all) !== before) for (const listener of listeners) listener(all);
}

/* ---- the server's ---------------------------------------------------------------------------------------- */

const nameOf = ({ seats }: ServerTable, word: string) => {
	const seat = seats.find((one) => one.seat === word);
	return seat?.name ?? seat?.title ?? word;
};

function waitText(table: ServerTable): string {
	if (table.state === 'open')
		return `${table.seats.filter((one) => one.kind !== 'free').length} of ${table.seats.length} seats taken`;
	const asked = table.asked.filter((one) => one !== 'chance').map((one) => nameOf(table, one));
	return asked.length ? `Waiting for ${asked.join(' and ')}` : 'Going on';
}

/* What the list says about it, if that takes a look at the position. */
async function noteOf(table: ServerTable, you: string): Promise<string> {
	if (table.state === 'abandoned') return 'Ended without a result';
	if (table.state === 'fault') return 'Taken out of play';
	if (table.state !== 'over' && !table.asked.includes(you)) return waitText(table);
	const { position } = await ask<{ position: Position }>(`/tables/${table.id}/position`);
	if (table.state === 'over') return resultOf(position);
	return position.asks[0]?.ask ?? waitText(table);
}

async function lookAt(kept: Kept) {
	const { table, you } = await ask<{ table: ServerTable; you: string }>(`/tables/${kept.id}`);
	const yours = table.state === 'playing' && table.asked.includes(you);
	const isSame = kept.state === table.state && kept.yours === yours;
	keepTable({
		id: table.id,
		game: table.game,
		title: table.title.split(': ').at(-1)!,
		seats: table.seats.map((one) => one.seat),
		state: table.state,
		yours,
		note: await noteOf(table, you),
		since: isSame && kept.since ? kept.since : Date.now(),
		deadline: table.deadline ?? null,
	});
}

export async function askServer() {
	const open = listKept().filter((kept) => !isOverIn(kept));
	if (open.length && (await hasServer()))
		await Promise.all(open.map((kept) => lookAt(kept).catch(() => undefined)));
	refreshInbox();
}

let timer = 0;

async function askAgain() {
	clearTimeout(timer);
	await askServer();
	timer = window.setTimeout(() => void askAgain(), document.hidden ? SELDOM : OFTEN);
}

/* From now on the list is kept up to date. */
export function watchInbox() {
	addEventListener('storage', refreshInbox);
	addEventListener('hashchange', refreshInbox);
	addEventListener('online', () => void askAgain());
	document.addEventListener('visibilitychange', () => {
		if (!document.hidden) void askAgain();
	});
	void askAgain();
}
