/* web/src/source/foresight.ts -- one's own open actions, as they will be seen once a server has answered.
 *
 * The engine imagines a world from the view that the server told, and plays the action there.  What chance
 * or another seat has a part in cannot be foreseen, and is waited for. */

import type { Position } from '../table/position';
import { type RemoteEngine, startEngine } from './engine';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/* The same position, whoever worked it out. */
export const isAlike = (a: Position, b: Position) =>
	isSame({ ...a, known: 0, version: 0 }, { ...b, known: 0, version: 0 });

export class Foresight {
	#engine: RemoteEngine;
	#at: Position | null = null; /* where the engine's match is */

	constructor(game: string) {
		this.#engine = startEngine(game);
	}

	close() {
		this.#engine.close();
	}

	/* The position after this action of the viewer; null if that is not known beforehand. */
	async after(position: Position, act: string): Promise<Position | null> {
		try {
			if (this.#at !== position) await this.#know(position);
			this.#at = null;
			const before = await this.#engine.position(position.viewer);
			await this.#engine.foresee(`${position.viewer} ${act}`);
			this.#at = asTold(position, before, await this.#engine.position(position.viewer));
			return this.#at;
		} catch {
			this.#at = null;
			return null;
		}
	}

	/* Throws if this engine would show the position differently: then it is another release's. */
	async #know(position: Position) {
		const { game, viewer, known = '', options, seats } = position;
		const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
		await this.#engine.start([game, `seats=${seats.length}`, ...chosen].join(' '));
		await this.#engine.know(viewer, known);
		const { view } = await this.#engine.position(viewer);
		if (!isSame(view, position.view)) throw new Error('This is not the same game.');
	}
}

/* As the server will put it: its stamp counts on, and who has resigned stays so. */
function asTold(position: Position, before: Position, after: Position): Position {
	const resigned = (seat: string) =>
		position.seats.some((one) => one.seat === seat && one.resigned);
	return {
		...after,
		stamp: (position.stamp ?? 0) + (after.stamp ?? 0) - (before.stamp ?? 0),
		seats: after.seats.map((one) => ({ ...one, resigned: resigned(one.seat) })),
	};
}
