/* web/src/pages/share.ts -- where a record comes from, and how it travels: packed inside a link that any program will
 * carry, or as a file.
 *
 *   =HEAD.PLIES   the record's head, compressed, and its plies, packed by the engine
 *   =RECORD       the whole record, compressed: links of earlier releases */

import { recordOf as serverRecord } from '../source/api';
import { type RemoteEngine, startEngine } from '../source/engine';
import { loadSave, randomId, type Save } from '../source/saves';

const LONGEST = 2000; /* characters of a link: what is longer, some programs cut */

const AGAIN = 'Ask for the link again, or for the record as a file.';
const CUT = `This link is cut off: its end is missing. ${AGAIN}`;
const SPOILT = `This link has been changed on its way: not all of it can be read. ${AGAIN}`;
const UNFIT = `This link is cut off or damaged, or the game was played by other rules than today's. ${AGAIN}`;

async function pipe(bytes: Uint8Array, through: unknown): Promise<Uint8Array> {
	const stream = new Blob([bytes as BlobPart])
		.stream()
		.pipeThrough(through as ReadableWritablePair<Uint8Array, BufferSource>);
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

const deflate = (text: string) =>
	pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));

const inflate = (bytes: Uint8Array) =>
	pipe(bytes, new DecompressionStream('deflate-raw')).then(
		(text) => new TextDecoder().decode(text),
		() => {
			throw new Error(CUT);
		},
	);

const PIECE = 0x8000; /* String.fromCharCode takes no more at once */

function toLetters(bytes: Uint8Array): string {
	let text = '';
	for (let at = 0; at < bytes.length; at += PIECE)
		text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
	return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array {
	if (!/^[\w-]*$/.test(letters)) throw new Error(SPOILT);
	if (letters.length % 4 === 1) throw new Error(CUT); /* no bytes have so many */
	return Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (one) =>
		one.charCodeAt(0),
	);
}

const fromHex = (digits: string) =>
	Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));
const toHex = (bytes: Uint8Array) =>
	[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const gameIn = (record: string) => /^game:\s*(\S+)/m.exec(record)?.[1] ?? '';

async function withEngine<Value>(
	head: string,
	act: (engine: RemoteEngine) => Promise<Value>,
): Promise<Value> {
	const engine = startEngine(gameIn(head), head);
	try {
		return await act(engine);
	} finally {
		engine.close();
	}
}

const replay = (engine: RemoteEngine, record: string) =>
	engine.replay(new TextEncoder().encode(record));

const START = '\nstart';

function pack(record: string): Promise<string> {
	return withEngine(record, async (engine) => {
		await replay(engine, record);
		const written = await engine.record();
		const head = await deflate(written.slice(0, written.indexOf(START)));
		return `=${toLetters(head)}.${toLetters(fromHex(await engine.pack()))}`;
	});
}

async function unpack(link: string): Promise<string> {
	const [first = '', plies] = link.slice(1).split('.');
	const head = await inflate(fromLetters(first));
	if (plies === undefined) return head;
	const digits = toHex(fromLetters(plies));
	return withEngine(head, async (engine) => {
		await replay(engine, `${head}${START}\nadjourned\n`);
		await engine.unpack(digits).catch(() => {
			throw new Error(UNFIT);
		});
		return engine.record();
	});
}

/* ---- files ---------------------------------------------------------------------------------------------- */

const opened = (id: string) => `rubicon.opened.${id}`;
const inPage = new Map<string, string>(); /* if the browser keeps nothing */

/* What follows '#/replay/' for a record from a file: kept as long as this tab. */
export function keepOpened(record: string): string {
	const id = randomId();
	inPage.set(id, record);
	try {
		sessionStorage.setItem(opened(id), record);
	} catch {
		/* it is in the page */
	}
	return `:${id}`;
}

function openedRecord(id: string): string {
	const record = inPage.get(id) ?? sessionStorage.getItem(opened(id));
	if (!record)
		throw new Error('This record was opened from a file in another tab. Open the file again.');
	return record;
}

/* ---- both ways ------------------------------------------------------------------------------------------ */

/* The record that an address means, with its table if that is of this browser. */
export async function findRecord(id: string): Promise<{ record: string; save: Save | null }> {
	if (id.startsWith('=')) return { record: await unpack(id), save: null };
	if (id.startsWith(':')) return { record: openedRecord(id.slice(1)), save: null };
	if (id.startsWith('@')) return { record: await serverRecord(id.slice(1)), save: null };
	const save = loadSave(id);
	if (!save?.record) throw new Error('This game is not kept in this browser.');
	return { record: save.record, save };
}

/* A link to this page of a game; null: it would be too long.  A server's games are found there. */
export async function linkTo(
	page: 'replay' | 'review',
	id: string,
	record: string,
	query = '',
): Promise<string | null> {
	const from = `${location.href.split('#')[0]}#/${page}/`;
	const link = `${from}${id.startsWith('@') ? id : await pack(record)}${query}`;
	return link.length < LONGEST ? link : null;
}
