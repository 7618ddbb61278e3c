/* web/src/source/api.ts -- what the server says and is asked (docs/protocol.md). */

import type { GameInfo, Happening, Position } from '../table/position';

export interface ServerSeat {
	seat: string;
	title: string;
	kind: 'free' | 'person' | 'bot';
	name: string | null;
	bot: string | null;
	away: boolean;
	resigned: boolean;
	missing: boolean;
}

export interface ServerTable {
	id: string;
	game: string;
	title: string;
	state: 'open' | 'playing' | 'over' | 'abandoned' | 'fault';
	public: boolean;
	seats: ServerSeat[];
	asked: string[];
	deadline: number | null;
	undo: { seat: string; waits: string[] } | null;
	abandon: string[];
	rematch: string | null;
}

interface ServerSaid {
	seat: string;
	name: string;
	text: string;
}

export type ServerMessage =
	| {
			type: 'hello';
			you: string;
			host: boolean;
			table: ServerTable;
			watchers: number;
			seen: number;
			chat: ServerSaid[];
			chat_from: number;
	  }
	| {
			type: 'position';
			position: Position;
			events: Happening[];
			known?: string;
			from: number;
			count: number;
	  }
	| { type: 'table' | 'over'; table: ServerTable }
	| ({ type: 'chat' } & ServerSaid)
	| { type: 'done'; do: string; id: number | null }
	| { type: 'refused'; do: string; id: number | null; reason: string; sentence: string }
	| { type: 'fault'; sentence: string }
	| { type: 'closing'; again: number }
	| { type: 'watchers'; watchers: number }
	| { type: 'orders' };

export class Refused extends Error {
	reason: string;

	constructor(reason: string, sentence: string) {
		super(sentence);
		this.reason = reason;
	}
}

const urlOf = (path: string) => new URL(`api${path}`, document.baseURI);

async function answerOf<Answer>(response: Response): Promise<Answer> {
	const body = await response.json().catch(() => null);
	if (response.ok && body) return body as Answer;
	const { reason = 'network', sentence = 'The server does not answer.' } = body?.error ?? {};
	throw new Refused(reason, sentence);
}

/* A network that is not there is no mistake of anybody: it has its own reason, and may come back. */
async function reach(path: string, how?: RequestInit): Promise<Response> {
	return fetch(urlOf(path), how).catch(() => {
		throw new Refused('network', 'There is no connection to the server just now.');
	});
}

export async function ask<Answer>(path: string): Promise<Answer> {
	return answerOf<Answer>(await reach(path));
}

export async function tell<Answer>(path: string, body: object): Promise<Answer> {
	return answerOf<Answer>(
		await reach(path, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		}),
	);
}

export async function recordOf(table: string): Promise<string> {
	const response = await reach(`/tables/${table}/record`);
	if (!response.ok) await answerOf(response);
	return response.text();
}

export function liveUrl(path: string): string {
	const url = urlOf(path);
	url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
	return url.href;
}

/* This player's part in the dice: 16 random bytes, in hexadecimal. */
function luck(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
}

let known: Promise<boolean> | null = null;

/* Whether this page came from a server that hosts tables; while there is no network nobody knows. */
export function hasServer(): Promise<boolean> {
	known ??= fetch(urlOf('/tables?limit=1')).then(
		(response) => response.ok && (response.headers.get('content-type') ?? '').includes('json'),
		() => {
			known = null;
			return false;
		},
	);
	return known;
}

export interface Joined {
	seat: string;
	token: string;
	link: string;
	table: ServerTable;
}

interface NewTable {
	game: string;
	seats: number;
	options: Record<string, string | number>;
	bots: Record<string, string>;
	public: boolean;
	clock: { move: number } | { days: number } | null;
	name: string;
	sit: string | null;
}

/* After the server has committed itself to its own part in the dice: else it could choose that to fit. */
const addLuck = (id: string) => tell(`/tables/${id}/luck`, { luck: luck() });

export async function createTable(table: NewTable): Promise<Joined> {
	const made = await tell<Joined>('/tables', table);
	if (made.seat) await addLuck(made.table.id);
	return made;
}

export async function playAgain(id: string): Promise<Joined> {
	const made = await tell<Joined>(`/tables/${id}/rematch`, {});
	await addLuck(made.table.id);
	return made;
}

export const joinTable = (id: string, name: string) =>
	tell<Joined>(`/tables/${id}/join`, { name, luck: luck() });

export const openTables = () =>
	ask<{ tables: ServerTable[] }>('/tables?state=open').then(({ tables }) => tables);

export const gameInfo = (game: string) => ask<GameInfo>(`/games/${game}`);

/* How many seconds a bot may think about an action at this server. */
export const thinkingSeconds = () =>
	ask<{ bots: { seconds: number }[] }>('/games').then(({ bots }) => bots[0]!.seconds);

/* All that was said before this line, which comes page by page, the newest first. */
export async function chatBefore(table: string, line: number): Promise<ServerSaid[]> {
	if (!line) return [];
	const { chat, chat_from } = await ask<{ chat: ServerSaid[]; chat_from: number }>(
		`/tables/${table}/chat?before=${line}`,
	);
	return [...(await chatBefore(table, chat_from)), ...chat];
}

/* All that this viewer has seen so far; it comes in parts. */
export async function historyOf(table: string): Promise<Happening[]> {
	const all: Happening[] = [];
	for (;;) {
		const { events, more } = await ask<{ events: Happening[]; more: boolean }>(
			`/tables/${table}/history?from=${all.length}`,
		);
		all.push(...events);
		if (!more || !events.length) return all;
	}
}
