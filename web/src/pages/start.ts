/* web/src/pages/start.ts -- begins a table of this browser. */

import { catalogue } from 'virtual:catalogue';
import { go } from '../router';
import { newSave, type Save } from '../source/saves';

interface How {
	options?: string; // "seats=3 rounds=4"
	you?: string | string[]; // seats of people; usual: the first
	level?: string | Record<string, string>;
	seed?: string;
	guide?: boolean;
	replace?: boolean; // in the history
}

export const USUAL_LEVEL = 'normal';

export const gameFacts = (id: string) => catalogue.find((one) => one.game === id);

const seatsIn = (options: string) => Number(/seats=(\d)/.exec(options)?.[1] ?? 0);

function seatsOf(id: string, how: How): Save['seats'] {
	const facts = gameFacts(id)!;
	const count = seatsIn(how.options ?? '') || facts.usual_seats;
	const words = facts.seat_words.slice(0, count);
	const people = how.you === undefined ? words.slice(0, 1) : [how.you].flat();
	return words.map((seat, i) => ({
		seat,
		title: facts.seats[i]!,
		level: people.includes(seat)
			? null
			: typeof how.level === 'object'
				? (how.level[seat] ?? USUAL_LEVEL)
				: (how.level ?? USUAL_LEVEL),
	}));
}

export function startTable(id: string, how: How = {}) {
	const facts = gameFacts(id);
	if (!facts) return;
	const save = newSave({
		game: id,
		title: facts.title,
		options: how.options ?? `seats=${facts.usual_seats}`,
		seats: seatsOf(id, how),
		...(how.seed ? { seed: how.seed } : {}),
		guide: how.guide,
		sitsFirst: how.you === undefined,
	});
	if (how.replace) location.replace(`#/table/${save.id}`);
	else go(`/table/${save.id}`);
}

export function playAgain({ game, title, options, seats }: Save) {
	go(`/table/${newSave({ game, title, options, seats }).id}`);
}
