/* web/src/source/outbox.ts -- one's own moves on their way to a server: kept while the connection is down, sent when it
 * is back, or given back with a word.
 *
 * A move was meant for the position of its stamp.  If that is still so when the connection is back, it has not been
 * done, and is sent (again).  If not, it was done, or something else has happened and nobody may guess. */

import type { Happening, Position } from '../table/position';
import { dropText, getValue, putText } from './store';

interface Move {
	stamp: number;
	act: string;
	label: string;
	isOut: boolean; // it has left at least once: it may have been done
}

interface Entry extends Move {
	done(): void;
	refused(error: Error): void;
}

const nothing = () => undefined;

const isMove = (one: Partial<Move>) =>
	typeof one.stamp === 'number' && typeof one.act === 'string' && typeof one.label === 'string';

export class Outbox {
	#key: string;
	#entries: Entry[] = [];
	#send: (move: Move) => Promise<void>;

	/* `send` puts a move on the wire; it throws Unanswered if the connection was lost before an answer came. */
	constructor(table: string, send: (move: Move) => Promise<void>) {
		this.#key = `rubicon.unsent.${table}`;
		this.#send = send;
		const kept = getValue<Move[]>(this.#key, Array.isArray)?.filter(isMove) ?? [];
		this.#entries = kept.map((move) => ({ ...move, isOut: true, done: nothing, refused: nothing }));
	}

	get count() {
		return this.#entries.length;
	}

	/* Resolves when it is done; rejects with a sentence when it is not. */
	add(stamp: number, act: string, label: string, isUp: boolean): Promise<void> {
		return new Promise((done, refused) => {
			const entry: Entry = { stamp, act, label, isOut: false, done, refused };
			this.#entries.push(entry);
			if (isUp) void this.#try(entry);
			else this.#keep();
		});
	}

	async #try(entry: Entry) {
		entry.isOut = true;
		try {
			await this.#send(entry);
			this.#settle(entry, (one) => one.done());
		} catch (error) {
			if (error instanceof Unanswered) this.#keep();
			else this.#settle(entry, (one) => one.refused(error as Error));
		}
	}

	#settle(entry: Entry, how: (entry: Entry) => void) {
		this.#entries = this.#entries.filter((one) => one !== entry);
		this.#keep();
		how(entry);
	}

	/* So that a page that is closed loses nothing. */
	#keep() {
		const moves: Move[] = this.#entries.map(({ stamp, act, label, isOut }) => ({
			stamp,
			act,
			label,
			isOut,
		}));
		if (moves.length) putText(this.#key, JSON.stringify(moves));
		else dropText(this.#key);
	}

	/* The connection is back: `fresh` is what happened meanwhile.  Returns what to say about moves that are given back. */
	resume(position: Position, fresh: Happening[]): string | null {
		const isMine = fresh.some((one) => one.seat === position.viewer) || !position.asks.length;
		for (const entry of [...this.#entries]) {
			if (entry.stamp >= (position.stamp ?? 0) || !entry.isOut || !isMine) break;
			this.#settle(entry, (one) => one.done());
		}
		const [first] = this.#entries;
		if (!first) return null;
		if (first.stamp === position.stamp) this.#entries.forEach((entry) => void this.#try(entry));
		else return this.#giveBack(first.label);
		return null;
	}

	#giveBack(label: string): string {
		const sentence = `The connection was lost, and the table went on without you: “${label}” was not done. Look at the table and choose again.`;
		for (const entry of [...this.#entries])
			this.#settle(entry, (one) => one.refused(new GivenBack(sentence)));
		return sentence;
	}
}

/* The connection was lost before the answer came. */
export class Unanswered extends Error {}

/* Said already. */
export class GivenBack extends Error {}
