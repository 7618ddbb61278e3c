/* web/src/source/kept.ts -- server tables that this browser has sat at, to find them again: at their turn, and when
 * they are over. */

import { getValue, putText } from './store';

const KEY = 'rubicon.online';
const KEPT = 100;

/* What was known of it last; the server may be out of reach when it is listed. */
export interface Kept {
	id: string;
	game?: string;
	title: string;
	seats: string[];
	state?: 'open' | 'playing' | 'over' | 'abandoned' | 'fault';
	note?: string;
	yours?: boolean; // you are asked
	since?: number; // when that was noticed, or when it ended
	deadline?: number | null;
}

export const isOverIn = ({ state }: Kept) =>
	state !== undefined && state !== 'open' && state !== 'playing';

export const listKept = (): Kept[] =>
	(getValue<Kept[]>(KEY, Array.isArray) ?? []).filter(
		(one) => typeof one?.id === 'string' && Array.isArray(one.seats),
	);

/* When there are too many, the oldest of those that are over go first. */
function write(all: Kept[]) {
	const over = all.filter(isOverIn);
	const surplus = new Set(over.slice(Math.max(0, over.length - Math.max(0, all.length - KEPT))));
	putText(KEY, JSON.stringify(all.filter((one) => !surplus.has(one)).slice(0, KEPT)));
}

/* In front of the others, unless it is there already. */
export function keepTable(table: Kept) {
	const all = listKept();
	const old = all.find((one) => one.id === table.id);
	write(old ? all.map((one) => (one === old ? { ...old, ...table } : one)) : [table, ...all]);
}

export function dropKept(id: string) {
	write(listKept().filter((one) => one.id !== id));
}
