/* web/src/source/server.ts -- a table whose referee is a server: news by WebSocket, docs/protocol.md.
 *
 * The connection may be lost at any time; a new one begins with the state of things, so nothing has to
 * be remembered but how long the log was.  One's own actions are shown before they are answered, as far
 * as they can be foreseen; what the server says replaces what was foreseen.  While there is no connection they are kept. */

import type { GameInfo, Happening, Position, Refusal } from '../table/position';
import {
	ask,
	chatBefore,
	gameInfo,
	historyOf,
	liveUrl,
	Refused,
	recordOf,
	type ServerMessage,
	type ServerSeat,
	type ServerTable,
} from './api';
import { Foresight, isAlike } from './foresight';
import { GivenBack, Outbox, Unanswered } from './outbox';
import type { Clock, News, Notice, Odds, Person, Table, TableSource, Thought } from './source';

const FIRST_WAIT = 500; /* milliseconds before the next try to connect; doubled each time */
const LONGEST_WAIT = 15_000;
const PATIENCE = 12_000; /* for an answer */
const LOST = 'The connection was lost. Look whether it was done before you repeat it.';

interface Waiting {
	done(): void;
	refused(error: Error): void;
}

/* What a table shows before it is played. */
export interface Lobby {
	table: ServerTable;
	you: string;
	isHost: boolean;
}

export class ServerSource implements TableSource {
	#id: string;
	#socket: WebSocket | null = null;
	#listen: (news: News) => void = () => undefined;
	#game!: GameInfo;
	#table: ServerTable | null = null;
	#you = 'nobody';
	#isHost = false;
	#watchers = 0;
	#story: Happening[] | null = null;
	#truth: Position | null = null; /* as the server told it last */
	#drawn: Position | null = null; /* that, or what was foreseen to come after it */
	#foresight: Foresight | null = null;
	#outbox: Outbox;
	#fresh: Happening[] | null =
		null; /* what happened while there was no connection; the next position settles the outbox */
	#waiting = new Map<number, Waiting>();
	#timer = 0;
	#asked = 0;
	#wait = FIRST_WAIT;
	#isOpen = true;
	#chain: Promise<void> = Promise.resolve(); /* messages are taken one after another */
	onLobby: (lobby: Lobby) => void = () => undefined;

	constructor(id: string) {
		this.#id = id;
		this.#outbox = new Outbox(id, ({ stamp, act }) => this.#do('act', { stamp, act }));
	}

	async open(listen: (news: News) => void) {
		this.#listen = listen;
		const { table } = await ask<{ table: ServerTable }>(`/tables/${this.#id}`);
		this.#game = await gameInfo(table.game);
		addEventListener('online', this.#onOnline);
		addEventListener('offline', this.#onOffline);
		this.#connect();
	}

	close() {
		this.#isOpen = false;
		removeEventListener('online', this.#onOnline);
		removeEventListener('offline', this.#onOffline);
		this.#foresight?.close();
		this.#socket?.close();
	}

	/* ---- the connection --------------------------------------------------------------------------- */

	#onOnline = () => {
		if (!this.#isUp) this.#connect();
	}; /* no need to wait for the next try */
	#onOffline = () => this.#lost();

	get #isUp() {
		return this.#socket?.readyState === WebSocket.OPEN && !this.#fresh;
	}

	#connect() {
		clearTimeout(this.#timer);
		this.#drop();
		const socket = new WebSocket(liveUrl(`/tables/${this.#id}/live`));
		this.#socket = socket;
		socket.onmessage = (event) => {
			const message = JSON.parse(event.data as string) as ServerMessage;
			this.#chain = this.#chain
				.then(() => this.#take(message))
				.catch((error: Error) => this.#trouble(error.message));
		};
		socket.onclose = () => this.#lost();
	}

	/* It may take long until a connection that is gone says so; whatever it still brings is not heard. */
	#drop() {
		if (!this.#socket) return;
		this.#socket.onclose = this.#socket.onmessage = null;
		this.#socket.close();
		this.#socket = null;
	}

	#lost() {
		this.#drop();
		for (const { refused } of this.#waiting.values()) refused(new Unanswered(LOST));
		this.#waiting.clear();
		if (!this.#isOpen) return;
		this.#tellLink(false);
		clearTimeout(this.#timer);
		this.#timer = window.setTimeout(() => this.#isOpen && this.#connect(), this.#wait);
		this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
	}

	#tellLink(up: boolean) {
		this.#listen({ kind: 'link', up, kept: this.#outbox.count });
	}

	#trouble(sentence: string) {
		this.#listen({ kind: 'trouble', sentence });
	}

	async #take(message: ServerMessage) {
		switch (message.type) {
			case 'hello':
				await this.#hello(message);
				break;
			case 'position':
				this.#position(message);
				break;
			case 'table':
			case 'over':
				this.#setTable(message.table);
				break;
			case 'chat':
				this.#said(message);
				break;
			case 'done':
				this.#settle(message.id, (one) => one.done());
				break;
			case 'refused':
				this.#settle(message.id, (one) =>
					one.refused(new Refused(message.reason, message.sentence)),
				);
				break;
			case 'fault':
				this.#trouble(message.sentence);
				break;
			case 'closing':
				this.#wait = message.again;
				break;
			case 'watchers':
				this.#setWatchers(message.watchers);
				break;
			case 'orders':
				break;
		}
	}

	#settle(id: number | null, how: (waiting: Waiting) => void) {
		const one = id === null ? undefined : this.#waiting.get(id);
		if (!one || id === null) return;
		this.#waiting.delete(id);
		how(one);
	}

	async #hello({
		you,
		host,
		table,
		watchers,
		seen,
		chat,
		chat_from,
	}: Extract<ServerMessage, { type: 'hello' }>) {
		const isFirst = this.#story === null;
		this.#wait = FIRST_WAIT;
		this.#you = you;
		this.#isHost = host;
		this.#watchers = watchers;
		this.#tellLink(true);
		this.#setTable(table);
		if (isFirst)
			for (const one of [...(await chatBefore(this.#id, chat_from)), ...chat]) this.#said(one);
		if (table.state === 'open') return;
		const events = await historyOf(this.#id);
		this.#fresh = [...(this.#fresh ?? []), ...events.slice(this.#story?.length ?? events.length)];
		this.#story = events;
		this.#truth = this.#drawn = null;
		this.#listen({
			kind: 'story',
			story: events,
			...(isFirst && you !== 'nobody' ? { seen } : {}),
		});
	}

	#said({ seat, name, text }: { seat: string; name: string; text: string }) {
		this.#listen({ kind: 'chat', said: { who: name, seat, text } });
	}

	/* The history is cut where something was taken back, and goes on from there. */
	#position({ position: told, events, known, from }: Extract<ServerMessage, { type: 'position' }>) {
		const position = { ...told, events, known };
		const before = this.#story ?? [];
		const wasForeseen = this.#drawn !== this.#truth;
		const isNew = from === before.length && !wasForeseen;
		this.#story = [...before.slice(0, from), ...events];
		this.#truth = position;
		if (known) this.#foresight ??= new Foresight(told.game); /* it will be wanted soon */
		if (wasForeseen && this.#isAsShown(position)) return;
		this.#drawn = position;
		if (!isNew) this.#listen({ kind: 'story', story: this.#story });
		this.#listen({ kind: 'position', position });
		this.#resume(position);
	}

	/* After a connection has come back: what waits to be sent is sent, or given back. */
	#resume(position: Position) {
		if (!this.#fresh) return;
		const fresh = this.#fresh;
		this.#fresh = null;
		const sentence = this.#outbox.resume(position, fresh);
		if (sentence) this.#trouble(sentence);
	}

	/* What was foreseen has come, or is on its way: nothing needs to be drawn again. */
	#isAsShown(position: Position): boolean {
		const drawn = this.#drawn!;
		if (position.stamp !== drawn.stamp) return (position.stamp ?? 0) < (drawn.stamp ?? 0);
		if (!isAlike(position, drawn)) return false;
		this.#truth = Object.assign(drawn, { known: position.known });
		return true;
	}

	/* Shows what an action will do; false: that is not known, or the answer was quicker. */
	async #foresee(act: string, isAnswered: () => boolean): Promise<boolean> {
		const before = this.#drawn;
		if (!before || !this.#foresight) return false;
		const after = await this.#foresight.after(before, act);
		if (!after || this.#drawn !== before || isAnswered()) return false;
		this.#drawn = after;
		this.#listen({ kind: 'position', position: after });
		return true;
	}

	/* What was foreseen has been refused: things are as they were. */
	#takeBack(error: Error) {
		if (this.#drawn === this.#truth || !this.#truth) return;
		this.#drawn = this.#truth;
		this.#listen({ kind: 'story', story: this.#story ?? [] });
		this.#listen({ kind: 'position', position: this.#truth });
		this.#trouble(error.message);
	}

	/* ---- the table ---------------------------------------------------------------------------------- */

	#setTable(table: ServerTable) {
		this.#table = table;
		this.onLobby({ table, you: this.#you, isHost: this.#isHost });
		this.#listen({ kind: 'table', table: this.#shown(table) });
		this.#listen({ kind: 'clock', clocks: clocksOf(table) });
	}

	#setWatchers(watchers: number) {
		this.#watchers = watchers;
		if (this.#table) this.#listen({ kind: 'table', table: this.#shown(this.#table) });
	}

	#shown(table: ServerTable): Table {
		const isSeated = this.#you !== 'nobody';
		return {
			id: table.id,
			game: this.#game,
			people: table.seats.map((seat) => this.#person(seat)),
			spectators: this.#watchers,
			canChat: isSeated,
			canHint: isSeated,
			canResign: isSeated && table.state === 'playing',
			canOdds: isSeated,
			notices: isSeated ? this.#notices(table) : [],
			replay: `@${table.id}`,
		};
	}

	#person({ seat, title, kind, name, bot, missing }: ServerSeat): Person {
		if (kind === 'free') return { seat, name: title, kind: 'empty' };
		if (bot) return { seat, name: name ?? title, kind: 'bot', level: bot };
		return {
			seat,
			name: name ?? title,
			kind: seat === this.#you ? 'you' : 'person',
			online: !missing,
		};
	}

	#notices(table: ServerTable): Notice[] {
		const titleOf = (word: string) => table.seats.find((one) => one.seat === word)?.title ?? word;
		const button = (word: string, verb: string, members: object = {}) => ({
			word,
			press: () => this.#do(verb, members),
		});
		const notices: Notice[] = [];
		if (table.undo?.waits.includes(this.#you))
			notices.push({
				words: `${titleOf(table.undo.seat)} asks to take back the last action.`,
				buttons: [button('Let it be so', 'grant'), button('No', 'deny')],
			});
		if (table.undo?.seat === this.#you)
			notices.push({
				words: `You have asked to take back. Waiting for ${table.undo.waits.map(titleOf).join(' and ')}.`,
				buttons: [],
			});
		for (const seat of table.seats.filter((one) => one.missing))
			notices.push({
				words: `${seat.title} has let the time run out.`,
				buttons: [button('Let a bot play', 'replace', { seat: seat.seat })],
			});
		if (table.seats.find((one) => one.seat === this.#you)?.away)
			notices.push({ words: 'A bot plays for you.', buttons: [button('I am back', 'back')] });
		if (table.abandon.length && !table.abandon.includes(this.#you))
			notices.push({
				words: `${table.abandon.map(titleOf).join(' and ')} would end the game without a result.`,
				buttons: [button('I agree', 'abandon', { wish: true })],
			});
		return notices;
	}

	/* ---- requests -------------------------------------------------------------------------------------- */

	#do(verb: string, members: object = {}): Promise<void> {
		const id = ++this.#asked;
		return new Promise((done, refused) => {
			if (this.#socket?.readyState !== WebSocket.OPEN)
				return refused(new Error('There is no connection just now. It is being tried again.'));
			this.#waiting.set(id, { done, refused });
			this.#socket.send(JSON.stringify({ do: verb, id, ...members }));
			setTimeout(() => {
				if (this.#waiting.has(id)) this.#lost();
			}, PATIENCE); /* nobody is there any more */
			return undefined;
		});
	}

	/* Done when it is answered, or shown because it could be foreseen. */
	async act(stamp: number, act: string) {
		let isShown = false;
		let isAnswered = false;
		const isUp = this.#isUp;
		const sent = this.#outbox
			.add(stamp, act, this.#labelOf(act), isUp)
			.finally(() => {
				isAnswered = true;
			})
			.catch((error: Error) => {
				if (error instanceof GivenBack) return;
				if (!isShown) throw error;
				this.#takeBack(error);
			});
		if (!isUp) this.#tellLink(false);
		const foreseen = this.#foresee(act, () => isAnswered).then((is) => {
			isShown = is;
			return is ? undefined : sent;
		});
		await Promise.race([sent, foreseen]);
	}

	#labelOf(act: string): string {
		return this.#drawn?.asks[0]?.legal.find((one) => one.act === act)?.label ?? act;
	}

	undo() {
		return this.#do('undo', { stamp: this.#drawn?.stamp ?? 0 });
	}
	resign() {
		return this.#do('resign');
	}
	say(text: string) {
		return this.#do('say', { text });
	}
	start() {
		return this.#do('start');
	}
	leave() {
		return this.#do('leave');
	}

	async takeOver() {
		throw new Error('Everybody has a screen of their own here.');
	}

	whyNot(act: string): Promise<Refusal> {
		return ask<Refusal>(`/tables/${this.#id}/why?act=${encodeURIComponent(act)}`);
	}

	async hint(): Promise<Thought[]> {
		const { thoughts } = await ask<{ thoughts: Thought[] }>(`/tables/${this.#id}/hint`);
		return thoughts;
	}

	odds(act: string): Promise<Odds> {
		return ask<Odds>(`/tables/${this.#id}/odds?act=${encodeURIComponent(act)}`);
	}

	async record(): Promise<string> {
		if (this.#table?.state === 'playing')
			throw new Error('The record is published when the game is over.');
		return recordOf(this.#id);
	}
}

/* Everybody who is asked has until the deadline. */
function clocksOf({ deadline, asked }: ServerTable): Clock[] {
	if (deadline === null) return [];
	const left = Math.max(0, deadline - Date.now());
	return asked.map((seat) => ({ seat, left, at: performance.now(), runs: true }));
}
