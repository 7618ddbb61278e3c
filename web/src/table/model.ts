/* web/src/table/model.ts -- a table as it is shown: news come in a queue, one thing moves at a time.
 *
 * A source tells faster than anybody can follow.  Each position is shown for as long as what happened
 * in it needs; skip() shows the latest at once.  Nothing is offered while something moves. */

import type { DieShown, GameBoard, Piece } from '../boards/board';
import { play, soundOf } from '../parts/sound';
import { isCalm, settings } from '../settings';
import type { Clock, News, Odds, Said, Table, TableSource, Thought } from '../source/source';
import { getText, putText } from '../source/store';
import type { Forecast } from './forecast';
import { diceOf } from './happenings';
import type { Happening, Offer, Position, Refusal } from './position';
import { isHeldFor, type Result } from './result';

export interface Answer {
	refusal: Refusal;
	at: DOMRect;
}

export interface Choice {
	offers: Offer[];
	at: DOMRect;
}

export interface DiceShown {
	dice: DieShown[];
	seat: string;
}

/* An action that is being considered: its odds are shown before it is done. */
export interface Weighed {
	offer: Offer;
	odds: Odds | 'counting' | 'untold';
}

/* What cannot be taken back waits for one more tap. */
export interface Forecasted {
	offer: Offer;
	forecast: Forecast;
}

interface Step {
	position: Position;
	handTo?: string;
	isTold: boolean; // its events are in the story already
}

const SHOWN_FOR = { dice: 900, other: 320, calm: 80 };
const POSSIBLE = 'That can be done now: choose it again.';
const RESULT_FOR = 2400; /* to be read by who need not answer it */
const HURRY = 5; /* so many waiting: quicker */

/* The same fight at the same odds. */
const keyOf = ({ title, sides }: Forecast) =>
	`${title} ${sides?.map((side) => side.sum).join(' ')}`;

/* Nothing is left to chance. */
export const isCertain = (odds: Odds) =>
	odds.outcomes.length <= 1 && !odds.outcomes[0]?.events.length;

export class TableModel {
	table: Table | null = null;
	position: Position | null = null;
	handTo: string | null = null;
	log: Happening[] = [];
	seen = 0; /* log lines that were there when the table was last looked at */
	dice: DiceShown | null = null;
	held: Result | null = null; /* how a fight ended: nothing goes on before somebody has seen it */
	thinking: string | null = null;
	isUp = true;
	unsent = 0; /* moves that wait for the connection */
	clocks: Clock[] = [];
	chat: Said[] = [];
	unread = 0;
	highlight: Piece[] = [];
	answer: Answer | null = null;
	choice: Choice | null = null;
	hints: Thought[] | 'thinking' | null = null;
	weighed: Weighed | null = null;
	forecast: Forecasted | null = null;
	trouble: string | null = null;
	spoken = ''; /* for the live region */
	isLooking = false; /* a click now is a look: hold.ts */
	board: GameBoard = {};

	readonly source: TableSource;
	#queue: Step[] = [];
	#timer = 0;
	#isTold = false;
	#isActing = false;
	#agreed = ''; /* the forecast that was agreed to last */
	#listeners = new Set<() => void>();

	constructor(source: TableSource) {
		this.source = source;
	}

	async open(board: GameBoard) {
		this.board = board;
		try {
			await this.source.open((news) => this.#take(news));
		} catch (error) {
			this.trouble = (error as Error).message;
			this.#changed();
		}
	}

	close() {
		clearTimeout(this.#timer);
		this.#rememberSeen();
		this.source.close();
	}

	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#changed() {
		for (const listener of this.#listeners) listener();
	}

	set(
		fields: Partial<
			Pick<
				TableModel,
				'answer' | 'choice' | 'hints' | 'highlight' | 'trouble' | 'unread' | 'weighed' | 'forecast'
			>
		>,
	) {
		Object.assign(this, fields);
		this.#changed();
	}

	/* ---- what can be done -------------------------------------------------------------------------- */

	get isMoving(): boolean {
		return this.#timer !== 0 || this.#queue.length > 0 || this.held !== null;
	}

	get ask() {
		return this.isMoving ? null : (this.position?.asks[0] ?? null);
	}

	get offers(): Offer[] {
		return this.ask?.legal ?? [];
	}

	/* A click: played at once, or weighed first, if the player likes to see the odds or it cannot be taken back. */
	pick(offer: Offer, goal?: string) {
		const forecast =
			settings.forecast && this.table
				? this.board.forecast?.({ offer, goal, game: this.table.game, position: this.position! })
				: undefined;
		const isNew = forecast !== undefined && keyOf(forecast) !== this.#agreed;
		if (forecast && (isNew || this.isLooking)) return this.#ask(offer, forecast);
		if (this.isLooking) return this.weigh(offer, true);
		return settings.odds && this.table?.canOdds ? this.weigh(offer, false) : this.play(offer);
	}

	#ask(offer: Offer, forecast: Forecast) {
		const highlight = forecast.place ? [{ type: '', word: forecast.place }] : [];
		this.set({
			answer: null,
			choice: null,
			weighed: null,
			highlight,
			forecast: { offer, forecast },
		});
	}

	/* The second tap; a way that leads to the same fight asks no more. */
	confirm() {
		if (!this.forecast) return;
		this.#agreed = keyOf(this.forecast.forecast);
		void this.play(this.forecast.offer);
	}

	async weigh(offer: Offer, isLook: boolean) {
		this.set({ answer: null, choice: null, forecast: null, weighed: { offer, odds: 'counting' } });
		const odds = this.table?.canOdds
			? await this.source.odds(offer.act).catch(() => 'untold' as const)
			: 'untold';
		if (this.weighed?.offer !== offer) return;
		if (!isLook && (odds === 'untold' || isCertain(odds))) await this.play(offer);
		else this.set({ weighed: { offer, odds } });
	}

	/* One action at a time: what is clicked while another is on its way was meant for what is gone, and so is what
	 * is offered no more. */
	async play(offer: Offer) {
		if (this.#isActing || !this.offers.some(({ act }) => act === offer.act)) return;
		this.#isActing = true;
		this.seen = Infinity; /* who acts has looked */
		this.set({
			answer: null,
			choice: null,
			hints: null,
			weighed: null,
			forecast: null,
			highlight: [],
			trouble: null,
		});
		await this.#try(() => this.source.act(this.position?.stamp ?? 0, offer.act));
		this.#isActing = false;
	}

	/* A question is never an action: if it has become possible since it was asked, it says so. */
	async whyNot(act: string, at: DOMRect) {
		const answer = await this.source
			.whyNot(act)
			.catch((error: Error): Refusal => ({ allowed: false, clause: '', refusal: error.message }));
		const refusal = answer.allowed
			? { ...answer, clause: '', rule: undefined, refusal: POSSIBLE }
			: answer;
		this.set({ answer: { refusal, at }, choice: null });
	}

	async undo() {
		this.set({ answer: null, choice: null, hints: null, weighed: null, highlight: [] });
		await this.#try(() => this.source.undo());
	}

	async hint() {
		if (this.hints) return this.set({ hints: null, highlight: [] });
		this.set({ hints: 'thinking', answer: null });
		await this.#try(async () => this.set({ hints: await this.source.hint() }));
		if (this.hints === 'thinking') this.set({ hints: null });
	}

	resign() {
		return this.#try(() => this.source.resign());
	}

	say(text: string) {
		return this.#try(() => this.source.say(text));
	}

	takeOver(seat: string) {
		this.handTo = null;
		return this.#try(() => this.source.takeOver(seat));
	}

	async #try(request: () => Promise<void>) {
		try {
			await request();
		} catch (error) {
			this.set({ trouble: (error as Error).message });
		}
	}

	/* ---- news ---------------------------------------------------------------------------------------- */

	#take(news: News) {
		switch (news.kind) {
			case 'table':
				this.#takeTable(news.table);
				break;
			case 'story':
				this.#takeStory(news.story, news.seen);
				break;
			case 'position':
				this.#takePosition(news.position, news.handTo);
				break;
			case 'chat':
				this.chat = [...this.chat, news.said];
				this.unread++;
				break;
			case 'clock':
				this.clocks = news.clocks;
				break;
			case 'link':
				this.isUp = news.up;
				this.unsent = news.kept;
				break;
			case 'thinking':
				this.thinking = news.seat;
				break;
			case 'trouble':
				this.trouble = news.sentence;
				break;
		}
		this.#changed();
	}

	#takeTable(table: Table) {
		const isFirst = !this.table;
		this.table = table;
		if (isFirst) this.seen = Number(getText(this.#seenKey) ?? -1);
	}

	#takeStory(story: Happening[], seen?: number) {
		this.skipAll();
		if (seen !== undefined) this.seen = seen;
		if (this.seen < 0) this.seen = story.length;
		this.log = story;
		this.#isTold = true;
	}

	#takePosition(position: Position, handTo?: string) {
		this.#queue.push({ position, handTo, isTold: this.#isTold });
		this.#isTold = false;
		if (!this.#timer && !this.held) this.#showNext();
	}

	get #seenKey() {
		return `rubicon.seen.${this.table?.id}`;
	}

	#rememberSeen() {
		if (this.table) putText(this.#seenKey, String(this.log.length));
	}

	/* ---- the queue ------------------------------------------------------------------------------------ */

	#showNext() {
		const step = this.#queue.shift();
		this.#timer = 0;
		this.held = null;
		if (step) this.#show(step);
		else this.dice = null;
		this.#changed();
	}

	#show(step: Step) {
		const before = this.position;
		const happened = step.isTold ? [] : step.position.events;
		this.position = step.position;
		this.forecast = null;
		this.handTo = step.handTo ?? null;
		this.log = happened.length ? [...this.log, ...happened] : this.log;
		this.dice = this.#diceIn(happened);
		this.#speak(happened, before);
		const result = this.#resultOf(before, happened);
		if (result && this.#waitsFor(result)) return;
		const time = result ? this.#timeToRead() : this.#timeFor(happened);
		if (time) this.#timer = window.setTimeout(() => this.#showNext(), time);
		else if (this.#queue.length) this.#showNext();
	}

	#resultOf(before: Position | null, happened: Happening[]): Result | undefined {
		if (!happened.length || !this.table) return undefined;
		return this.board.result?.({
			game: this.table.game,
			position: this.position!,
			before,
			happened,
			log: this.log,
		});
	}

	/* At the usual pace a result waits for who looks at it; at a quicker one it goes by itself, and at once is at once. */
	#waitsFor(result: Result): boolean {
		if (settings.pace === 0) return false;
		this.held = result;
		this.spoken = `${result.title}. ${result.why}`;
		return settings.pace >= 1 && isHeldFor(result, this.position!.viewer);
	}

	#timeToRead = () => RESULT_FOR * settings.pace;

	/* On from what was held. */
	goOn() {
		if (!this.held) return;
		this.held = null;
		clearTimeout(this.#timer);
		this.#showNext();
	}

	#diceIn(happened: Happening[]): DiceShown | null {
		const rolls = happened
			.map((one) => ({ seat: one.seat, dice: diceOf(one, this.board) }))
			.filter((one) => one.dice.length);
		const seat = rolls[0]?.seat;
		if (seat === undefined) return null;
		const earlier = this.dice?.seat === seat ? this.dice.dice : [];
		return { seat, dice: [...earlier, ...rolls.flatMap((one) => one.dice)] };
	}

	/* What one has done oneself, without dice, needs no time to be followed: one may go on at once. */
	#isOwn(happened: Happening[]): boolean {
		return (
			!this.dice &&
			this.position!.asks.length > 0 &&
			happened.every((one) => one.seat === this.position!.viewer)
		);
	}

	#timeFor(happened: Happening[]): number {
		if (!happened.length || settings.pace === 0 || this.#isOwn(happened)) return 0;
		if (isCalm()) return SHOWN_FOR.calm;
		const hurry = this.#queue.length > HURRY ? 4 : 1;
		const pause = this.board.pause?.(happened);
		if (pause !== undefined) return settings.pace * pause;
		return (settings.pace * (this.dice ? SHOWN_FOR.dice : SHOWN_FOR.other)) / hurry;
	}

	#speak(happened: Happening[], before: Position | null) {
		const ask = this.position?.asks[0];
		const isNew = ask && before?.asks[0]?.step !== ask.step;
		if (happened.length || isNew) {
			this.spoken = [...happened.map((one) => one.text), isNew ? `Your turn. ${ask.ask}.` : '']
				.join(' ')
				.trim();
		}
		this.#sound(happened, before);
	}

	/* One sound for one thing: the most telling of what can be heard. */
	#sound(happened: Happening[], before: Position | null) {
		const { asks, viewer, over } = this.position!;
		const heard = happened.map((one) => soundOf(one, viewer)).filter((name) => name !== null);
		const told =
			heard.find((name) => name === 'won' || name === 'lost') ??
			(this.dice && happened.length ? 'dice' : heard[0]);
		if (over && before && !before.over) play('end');
		else if (told) play(told);
		else if (asks.length && before && !before.asks.length) play('turn');
	}

	/* Any click finishes what is moving, up to the next result: that is not missed by a click. */
	skip() {
		if (!this.isMoving || this.held) return;
		this.#finish((before, happened) => {
			const result = this.#resultOf(before, happened);
			return result !== undefined && this.#waitsFor(result);
		});
	}

	/* All of it, results too. */
	skipAll() {
		if (!this.isMoving) return;
		this.held = null;
		this.#finish(() => false);
	}

	/* Shows what waits, all at once, until `stops` says so. */
	#finish(stops: (before: Position | null, happened: Happening[]) => boolean) {
		clearTimeout(this.#timer);
		this.#timer = 0;
		this.held = null;
		this.dice = null;
		for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
			const before = this.position;
			const happened = step.isTold ? [] : step.position.events;
			this.log = happened.length ? [...this.log, ...happened] : this.log;
			this.position = step.position;
			this.handTo = step.handTo ?? null;
			if (stops(before, happened)) break;
			this.held = null;
		}
		this.#changed();
	}

	get hasMore(): boolean {
		return this.#queue.length > 0;
	}
}
