/* web/src/source/local.ts -- a table whose referee is this browser: bots, hot seat, no network.
 *
 *   open -> drive: chance rolls, bots choose -> until a person is asked
 *   act, undo, takeOver -> drive
 *
 * The engine's record is saved after every change, so that a reload loses nothing.  The save is the truth: another
 * tab at the same table may write it, too, and whoever comes second goes on from what the first has written. */

import { saveText } from '../parts/file';
import { settings } from '../settings';
import { resultOf, waitText } from '../table/happenings';
import type { GameInfo, Position, Refusal } from '../table/position';
import { type RemoteEngine, startEngine } from './engine';
import { keyOf, loadSave, type Save, writeSave } from './saves';
import type { News, Notice, Odds, Person, TableSource, Thought } from './source';

const BOT_PAUSE = 600; /* milliseconds: so that its moves can be followed */
const HINT_LEVEL = 'hard';
const STAND_IN = 'normal'; /* plays on for who has resigned */

const BEHIND = 'This table went on in another tab. Look at it and choose again.';
const REMOVED = 'This table was removed in another tab. What is played here is no longer kept.';
const FULL =
	'The storage of this browser is full. You can play on, but the game is not kept: save it as a file, or make room among your replays.';

/* Somebody else has written meanwhile. */
class Behind extends Error {}

/* One tab at a time, where the browser can see to that; elsewhere who comes second notices. */
async function oneAtATime(name: string, act: () => Promise<void>) {
	if (navigator.locks) await navigator.locks.request(name, act);
	else await act();
}

const wait = (time: number) => new Promise((done) => setTimeout(done, time));

export class LocalSource implements TableSource {
	#save: Save;
	#engine: RemoteEngine;
	#listen: (news: News) => void = () => undefined;
	#game!: GameInfo;
	#above!: Position; /* everything, for the referee */
	#viewer = 'nobody';
	#shownStamp = -1;
	#open = true;
	#driving = false;
	#thoughts = 0; /* how often a bot was asked, for its randomness */
	#follows = 0; /* how often another tab's position was taken over */
	#isFull = false; /* the last change found no room */
	#letGo: () => void = () => undefined;
	#closed = new Promise<void>((done) => {
		this.#letGo = done;
	});

	constructor(save: Save) {
		this.#save = save;
		this.#engine = startEngine(save.game, save.record);
	}

	async open(listen: (news: News) => void) {
		this.#listen = listen;
		const isNew = !this.#save.record;
		await this.#begin();
		if (isNew) await this.#change();
		else this.#above = await this.#engine.position('above');
		addEventListener('storage', this.#onStorage);
		this.#viewer = this.#people().length === 1 ? this.#people()[0]! : 'nobody';
		listen({ kind: 'table', table: this.#table() });
		await this.#tellStory();
		await this.#show();
		void this.#drive();
	}

	close() {
		this.#open = false;
		removeEventListener('storage', this.#onStorage);
		this.#engine.close();
		this.#letGo();
	}

	/* Whatever has changed is kept before anybody sees it.  The engine takes its calls in order, so that it can be
	 * asked for everything at once.  Gives the position that the viewer sees then. */
	async #change(how?: Promise<void>): Promise<Position> {
		const follows = this.#follows;
		const [above, record, position] = await Promise.all([
			this.#engine.position('above'),
			this.#engine.record(),
			this.#engine.position(this.#viewer),
			how,
		]);
		if (this.#follows !== follows || !this.#keep(above, record)) throw new Behind(BEHIND);
		this.#above = above;
		return position;
	}

	/* ---- another tab at the same table -------------------------------------------------------------- */

	#onStorage = (event: StorageEvent) => {
		if (event.key === keyOf(this.#save.id)) void this.#follow();
	};

	/* The table becomes what is kept. */
	async #follow() {
		const kept = loadSave(this.#save.id);
		if (!this.#open || kept?.version === this.#save.version) return;
		if (!kept?.record) return this.#listen({ kind: 'trouble', sentence: REMOVED });
		this.#save = kept;
		this.#follows++;
		await this.#engine.replay(new TextEncoder().encode(kept.record));
		this.#above = await this.#engine.position('above');
		if (this.#save !== kept) return; /* it went on again */
		await this.#tellStory();
		await this.#show();
		void this.#drive();
	}

	/* What a person wants to change; if another tab was quicker, it is shown instead. */
	async #ask(how: Promise<void>): Promise<Position> {
		try {
			return await this.#change(how);
		} catch (error) {
			if (error instanceof Behind) await this.#follow();
			throw error;
		}
	}

	async #begin() {
		const { game, options, record, seats } = this.#save;
		const found = (await this.#engine.games()).find((one) => one.game === game);
		if (!found) throw new Error(`There is no game '${game}'.`);
		this.#game = found;
		if (record) {
			await this.#engine.replay(new TextEncoder().encode(record));
			return;
		}
		await this.#engine.start(`${game} ${options}`);
		if (this.#save.sitsFirst) await this.#sitFirst();
		for (const { seat, level } of seats) if (level) await this.#engine.name(`${seat} bot ${level}`);
	}

	/* Whoever wants to play at once sits where the game begins, though chance may decide where that is. */
	async #sitFirst() {
		let above = await this.#engine.position('above');
		for (; above.asked.includes('chance'); above = await this.#engine.position('above'))
			await this.#engine.roll(BigInt(this.#save.seed));
		const you = this.#save.seats.find((one) => !one.level);
		const first = this.#save.seats.find((one) => one.seat === above.asks[0]?.seat);
		if (!you || !first || above.asks.some((ask) => ask.seat === you.seat)) return;
		[you.level, first.level] = [first.level, null];
	}

	/* Seats of people at this screen. */
	#people() {
		return this.#save.seats.filter((one) => !one.level).map((one) => one.seat);
	}

	#levelOf(seat: string) {
		return this.#save.seats.find((one) => one.seat === seat)?.level ?? null;
	}

	#table() {
		const alone = this.#people().length === 1;
		const people = this.#save.seats.map(
			({ seat, title, level }): Person => ({
				seat,
				name: title,
				kind: level ? 'bot' : alone ? 'you' : 'person',
				level: level ?? undefined,
				online: true,
			}),
		);
		return {
			id: this.#save.id,
			game: this.#game,
			people,
			spectators: 0,
			canChat: false,
			canHint: true,
			canResign: true,
			canOdds: true,
			notices: this.#isFull ? [this.#fullNotice()] : [],
			replay: this.#save.id,
		};
	}

	#fullNotice(): Notice {
		const save = async () => saveText(`${this.#save.game}.rubicon`, await this.#engine.record());
		return { words: FULL, buttons: [{ word: 'Save as a file', press: save }] };
	}

	async #tellStory() {
		const story = await this.#engine.story(this.#viewer);
		this.#listen({ kind: 'story', story: story.flat() });
	}

	/* The position as the person at the screen may see it. */
	async #show(handTo?: string) {
		this.#tell(await this.#engine.position(this.#viewer), handTo);
	}

	#tell(position: Position, handTo?: string) {
		this.#shownStamp = position.stamp ?? -1;
		this.#listen({ kind: 'position', position, handTo });
	}

	#tellIfChanged(position: Position) {
		const isSame =
			this.#viewer !== 'nobody' && position.stamp === this.#shownStamp && !position.events.length;
		if (!isSame || position.over) this.#tell(position);
	}

	/* ---- the drive: everything that needs no person ------------------------------------------- */

	async #drive() {
		if (this.#driving) return;
		this.#driving = true;
		await oneAtATime(`rubicon.drive.${this.#save.id}`, () =>
			Promise.race([this.#driveOn(), this.#closed]),
		);
	}

	async #driveOn() {
		try {
			await this.#follow();
			while (this.#open && (await this.#driveOnce()));
		} catch (error) {
			if (error instanceof Behind) void Promise.resolve().then(() => this.#follow());
			else if (this.#open) this.#listen({ kind: 'trouble', sentence: (error as Error).message });
		}
		this.#driving = false; /* before the lock is given back: whoever acts from now on drives again */
	}

	async #driveOnce(): Promise<boolean> {
		const above = this.#above;
		if (above.over) return false;
		if (above.asked.includes('chance')) {
			this.#tellIfChanged(await this.#change(this.#engine.roll(BigInt(this.#save.seed))));
			return true;
		}
		const bot = above.asks.find((ask) => this.#levelOf(ask.seat) || isResigned(above, ask.seat));
		if (bot) return this.#botPlays(bot.seat, above.asked.length === 1);
		await this.#handOver(above);
		return false;
	}

	/* Where several choose in secret there is nothing to follow, and no reason to wait. */
	async #botPlays(seat: string, isAlone: boolean): Promise<boolean> {
		const isWatched = this.#viewer !== seat && isAlone;
		const follows = this.#follows;
		this.#listen({ kind: 'thinking', seat });
		const pause = wait(isWatched ? BOT_PAUSE * settings.pace : 0);
		const level = this.#levelOf(seat) ?? STAND_IN;
		const seed = BigInt(this.#save.seed) + BigInt(++this.#thoughts) * 0x9e3779b9n;
		const { act } = await this.#engine.advise(`${seat} ${level}`, BigInt.asUintN(64, seed));
		await pause;
		if (!this.#open) return false;
		if (this.#follows !== follows) return true; /* that was meant for what is gone */
		const position = await this.#change(this.#engine.play(`${seat} ${act}`));
		this.#listen({ kind: 'thinking', seat: null });
		this.#tellIfChanged(position);
		return true;
	}

	/* With several people at one screen, the one who is asked must be alone with it first. */
	async #handOver(above: Position) {
		const asked = above.asks.map((ask) => ask.seat);
		if (asked.includes(this.#viewer) || !asked.length) return;
		const next = asked[0]!;
		const isSecret = this.#people().length > 1 && !this.#game.open;
		if (!isSecret) return this.takeOver(next);
		this.#viewer = 'nobody';
		await this.#tellStory();
		await this.#show(next);
	}

	async takeOver(seat: string) {
		this.#viewer = seat;
		await this.#tellStory();
		await this.#show();
	}

	/* False: another tab has written, and nothing was kept. */
	#keep(above: Position, record: string): boolean {
		const people = this.#people();
		const ask = above.asks.find((one) => people.includes(one.seat));
		const save: Save = {
			...this.#save,
			version: (this.#save.version ?? 0) + 1,
			record,
			changed: Date.now(),
			over: above.over,
			yours: ask !== undefined,
			note: above.over ? resultOf(above) : (ask?.ask ?? waitText(above) ?? ''),
		};
		const written = writeSave(save);
		if (written === 'behind') return false;
		this.#save = save;
		this.#setFull(written === 'full');
		return true;
	}

	#setFull(isFull: boolean) {
		if (isFull === this.#isFull) return;
		this.#isFull = isFull;
		this.#listen({ kind: 'table', table: this.#table() });
	}

	/* ---- requests -------------------------------------------------------------------------------- */

	async act(stamp: number, act: string) {
		if (stamp !== this.#shownStamp)
			throw new Error('Something has happened meanwhile. Look at the table and choose again.');
		this.#tell(await this.#ask(this.#engine.play(`${this.#viewer} ${act}`)));
		void this.#drive();
	}

	async undo() {
		const position = await this.#ask(this.#engine.undo(this.#viewer));
		await this.#tellStory();
		this.#tell(position);
		void this.#drive();
	}

	async resign() {
		const position = await this.#ask(this.#engine.resign(this.#viewer));
		await this.#tellStory();
		this.#tell(position);
		void this.#drive();
	}

	whyNot(act: string): Promise<Refusal> {
		return this.#engine.whyNot(`${this.#viewer} ${act}`);
	}

	async hint(): Promise<Thought[]> {
		const { thoughts } = await this.#engine.advise(`${this.#viewer} ${HINT_LEVEL}`, 1n);
		return thoughts;
	}

	odds(act: string): Promise<Odds> {
		return this.#engine.odds(`${this.#viewer} ${act}`, 1n);
	}

	async say() {
		throw new Error('There is nobody else at this table.');
	}

	record() {
		return this.#engine.record();
	}
}

const isResigned = (position: Position, seat: string) =>
	position.seats.find((one) => one.seat === seat)?.resigned ?? false;
