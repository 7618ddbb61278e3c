/* web/src/source/saves.ts -- games of this browser: their tables and records, kept in it. */

import { dropText, getText, getValue, keysFrom, putText } from './store';

const PREFIX = 'rubicon.table.';

export interface Save {
	id: string;
	game: string;
	title: string;
	options: string; // "seats=3 rounds=8"
	seats: { seat: string; title: string; level: string | null }[]; // level null: a person
	seed: string; // decimal, 64 bits
	record: string | null; // null: not begun
	version?: number; // grows with every change, so that two tabs notice each other
	changed: number; // Date.now()
	over: boolean;
	note: string; // what the list says: "Choose how to travel"
	yours: boolean; // somebody at this screen is asked
	guide?: boolean;
	sitsFirst?: boolean; // the one person sits where the game begins
}

function isSave(value: unknown): boolean {
	const save = value as Partial<Save>;
	return (
		typeof save.id === 'string' &&
		typeof save.game === 'string' &&
		Array.isArray(save.seats) &&
		typeof save.seed === 'string'
	);
}

export const keyOf = (id: string) => PREFIX + id;

export const loadSave = (id: string): Save | null => getValue<Save>(keyOf(id), isSave);

const allIds = () => keysFrom(PREFIX).map((key) => key.slice(PREFIX.length));

export const listSaves = (): Save[] =>
	allIds()
		.flatMap((id) => loadSave(id) ?? [])
		.sort((a, b) => b.changed - a.changed);

/* Tables that are there and cannot be read: something has spoilt them. */
export const listSpoilt = (): { id: string; text: string }[] =>
	allIds()
		.filter((id) => !loadSave(id))
		.map((id) => ({ id, text: getText(keyOf(id)) ?? '' }));

export const KEPT = 40; /* finished games */

/* Old finished games make room, oldest first. */
function makeRoom() {
	for (const save of listSaves()
		.filter((one) => one.over)
		.slice(KEPT))
		dropSave(save.id);
}

/* Full: it is kept in this page alone.  Behind: another tab has changed the table meanwhile, nothing was written. */
export type Written = 'kept' | 'full' | 'behind';

export function writeSave(save: Save): Written {
	const stored = loadSave(save.id);
	if (stored && save.version && (stored.version ?? 0) >= save.version) return 'behind';
	const text = JSON.stringify(save);
	while (!putText(keyOf(save.id), text)) {
		const oldest = listSaves()
			.reverse()
			.find((one) => one.over && one.id !== save.id);
		if (!oldest) return 'full';
		dropSave(oldest.id);
	}
	return 'kept';
}

export function dropSave(id: string) {
	dropText(keyOf(id));
}

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomId(length = 8): string {
	return [...crypto.getRandomValues(new Uint8Array(length))]
		.map((byte) => ID_LETTERS[byte % ID_LETTERS.length])
		.join('');
}

export function randomSeed(): string {
	return crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
}

export function newSave(
	fields: Pick<Save, 'game' | 'title' | 'options' | 'seats'> & Partial<Save>,
): Save {
	makeRoom();
	const save: Save = {
		id: randomId(),
		seed: randomSeed(),
		record: null,
		changed: Date.now(),
		over: false,
		note: 'Not begun',
		yours: true,
		...fields,
	};
	writeSave(save);
	return save;
}
