/* web/src/review/analysis.ts -- a finished game judged again: chances, moments, luck, what the bot would have done. */

import type { Judged, RemoteEngine } from '../source/engine';
import type { Thought } from '../source/source';
import type { Happening, Offer } from '../table/position';
import { chancesOf, fitOf } from './chances';

export type Ply = Offer & { seat: string };

export interface Choice {
	label: string;
	share: number; // of 1
	isPlayed: boolean;
	isBots: boolean;
}

export interface Moment {
	ply: number; // before it was played
	until: number; // what followed from it
	seat: string;
	title: string;
	change: number; // of the seat's chance
	luck: number; // what dice had to do with it
	choices: Choice[];
}

export interface Roll {
	ply: number;
	label: string;
	luck: number[]; // by seat, of 1
}

/* A part of the game that has a number: "Turn 3", "Token 17". */
export interface Turn {
	ply: number;
	word: string;
	name: string;
}

export interface Analysis {
	shares: number[][]; // after 0, 1, 2 ... plies: each seat's, of 1
	decisions: number[]; // plies at which somebody had a choice
	turns: Turn[];
	moments: Moment[];
	rolls: Roll[];
	agreed: { seat: string; same: number; of: number }[];
}

export interface Reviewed {
	engine: RemoteEngine;
	game: string;
	seats: string[];
	scenario?: string;
	people: string[]; // seats whose choices are compared with the bot's
	plies: Ply[];
}

type Progress = (done: number) => void;

const WHOLE = 10000;
const WORLDS = 16;
const BATCH = 60; /* plies judged between two looks at the progress */
const MOMENTS = 5;
const LOOKED_AT = 24; /* decisions compared with the bot's, for each person */
const LEVEL = 'normal';

/* ---- chances ------------------------------------------------------------------------------------- */

const chances = ({ game, seats, scenario }: Reviewed, ply: number, shares: number[]) =>
	chancesOf(fitOf(game, seats, scenario), seats, ply, shares);

/* At the end there is nothing left to judge. */
const isCertain = (judged: Judged) => Math.max(...judged.share) > 0.985 * WHOLE;

async function judgeAll({ engine, plies }: Reviewed, progress: Progress): Promise<Judged[]> {
	const rows: Judged[] = [];
	await engine.at(plies.length, 'reviewBegin');
	for (;;) {
		const more = await engine.at(plies.length, 'reviewNext', BATCH, WORLDS);
		if (!more.length) return rows;
		rows.push(...more);
		progress(rows.length / plies.length);
	}
}

/* ---- moments --------------------------------------------------------------------------------------- */

interface Swing {
	ply: number;
	until: number;
	seat: string;
	change: number;
}

/* From each decision to the next one, or to where secret choices are revealed: what became of the seat's chance. */
function swingsOf(
	reviewed: Reviewed,
	shares: number[][],
	judged: Judged[],
	decisions: number[],
): Swing[] {
	return decisions.map((ply, i) => {
		const until =
			decisions.slice(i + 1).find((next) => !judged[next - 1]?.held) ?? reviewed.plies.length;
		const { seat } = reviewed.plies[ply]!;
		const n = reviewed.seats.indexOf(seat);
		return { ply, until, seat, change: shares[until]![n]! - shares[ply]![n]! };
	});
}

/* The largest, but not several of the same moment; in the order in which they came. */
function largest(swings: Swing[], plies: number): Swing[] {
	const apart = Math.max(2, Math.round(plies / 40));
	const chosen: Swing[] = [];
	for (const swing of [...swings].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
		if (chosen.every((other) => Math.abs(other.ply - swing.ply) >= apart)) chosen.push(swing);
		if (chosen.length === MOMENTS) break;
	}
	return chosen.sort((a, b) => a.ply - b.ply);
}

/* The last of what the seat did that says most. */
function titleOf({ ply, until }: Swing, plies: Ply[], story: Happening[][]): string {
	const told = story.slice(ply, until).flat();
	const own = told.filter((one) => one.seat === plies[ply]!.seat);
	const most = own.reduce<Happening | undefined>(
		(best, one) => (one.args.length >= (best?.args.length ?? 0) ? one : best),
		undefined,
	);
	return ((most ?? told[0])?.text ?? plies[ply]!.label).replace(/\.$/, '');
}

/* The chance of a seat that is given this share: the others keep what they have beside each other. */
function chanceWith(
	reviewed: Reviewed,
	ply: number,
	shares: number[],
	seat: number,
	share: number,
): number {
	const rest = shares.reduce((all, one, i) => (i === seat ? all : all + one), 0);
	const others = rest ? (WHOLE - share) / rest : 0;
	return chances(
		reviewed,
		ply,
		shares.map((one, i) => (i === seat ? share : one * others)),
	)[seat]!;
}

/* The bot's three best with their chances, and what was played beside them, by what the seat could know. */
async function choicesAt(reviewed: Reviewed, ply: number, shares: number[]): Promise<Choice[]> {
	const { engine, plies, seats } = reviewed;
	const played = plies[ply]!;
	const chanceOf = (share: number) =>
		chanceWith(reviewed, ply, shares, seats.indexOf(played.seat), share);
	const { thoughts } = await engine.at(ply, 'advise', `${played.seat} ${LEVEL}`, 1n);
	const choices = thoughts.map(
		(thought: Thought, i: number): Choice => ({
			label: thought.label,
			share: chanceOf(thought.share),
			isPlayed: thought.act === played.act,
			isBots: i === 0,
		}),
	);
	if (choices.some((one) => one.isPlayed)) return choices;
	const { share } = await engine.at(ply, 'weigh', `${played.seat} ${played.act}`, WORLDS);
	const least = choices.at(-1)?.share ?? 1;
	return [
		...choices,
		{
			label: played.label,
			share: Math.min(least, chanceOf(share)),
			isPlayed: true,
			isBots: choices.length === 0,
		},
	];
}

/* What chance brought to each seat: its chance with what came, above that with the mean of what might have come. */
function luckOf(
	reviewed: Reviewed,
	ply: number,
	{ came, mean }: NonNullable<Judged['luck']>,
): number[] {
	const before = chances(reviewed, ply, mean);
	return chances(reviewed, ply, came).map((one, i) => one - before[i]!);
}

/* ---- all of it ---------------------------------------------------------------------------------------- */

const every = (all: number[], most: number) =>
	all.filter((_, i) => i % Math.ceil(all.length / most) === 0);

/* How often each person chose as the bot would have. */
async function agreements(
	reviewed: Reviewed,
	decisions: number[],
	progress: Progress,
): Promise<Analysis['agreed']> {
	const { engine, people, plies } = reviewed;
	const found = people.map((seat) => ({ seat, same: 0, of: 0 }));
	const looked = people.flatMap((seat) =>
		every(
			decisions.filter((ply) => plies[ply]!.seat === seat),
			LOOKED_AT,
		),
	);
	for (const [i, ply] of looked.entries()) {
		const played = plies[ply]!;
		const { act } = await engine.at(ply, 'advise', `${played.seat} ${LEVEL}`, BigInt(ply));
		const row = found.find((one) => one.seat === played.seat)!;
		row.of++;
		row.same += Number(act === played.act);
		progress((i + 1) / looked.length);
	}
	return found;
}

const TURNS = ['turn', 'round', 'year'];

/* Where turns begin, if the game tells; else its tokens are counted. */
function turnsOf(story: Happening[][]): Turn[] {
	const told = story.flatMap((all, ply) => all.map((one) => ({ ...one, ply: ply + 1 })));
	const turns = told
		.filter((one) => TURNS.includes(one.event) && typeof one.args[0] === 'number')
		.map((one) => ({ ply: one.ply, word: 'Turn', name: String(one.args[0]) }));
	const tokens = told
		.filter((one) => one.event === 'token')
		.map((one, i) => ({ ply: one.ply, word: 'Token', name: String(i + 1) }));
	return turns.length ? turns : tokens;
}

const share =
	(from: number, to: number, progress: Progress): Progress =>
	(done) =>
		progress(from + (to - from) * done);

export async function analyse(reviewed: Reviewed, progress: Progress): Promise<Analysis> {
	const { engine, plies, seats } = reviewed;
	const judged = await judgeAll(reviewed, share(0, 0.3, progress));
	const raw = [judged[0]!.share, ...judged.map((one) => one.share)];
	const shares = raw.map((one, ply) => chances(reviewed, ply, one));
	const end = judged.at(-1)!;
	if (isCertain(end)) shares[shares.length - 1] = end.share.map((one) => one / WHOLE);
	const decisions = judged.flatMap((one, ply) => (one.choices > 1 ? [ply] : []));
	const story = await engine.at(plies.length, 'story', 'above');
	const rolls = judged.flatMap((one, ply) =>
		one.luck
			? [
					{
						ply,
						label: story[ply]?.[0]?.text ?? plies[ply]!.label,
						luck: luckOf(reviewed, ply, one.luck),
					},
				]
			: [],
	);
	const luckIn = ({ ply, until, seat }: Swing) =>
		rolls
			.filter((roll) => roll.ply >= ply && roll.ply < until)
			.reduce((all, roll) => all + roll.luck[seats.indexOf(seat)]!, 0);
	const moments: Moment[] = [];
	const swings = largest(swingsOf(reviewed, shares, judged, decisions), plies.length);
	for (const [i, swing] of swings.entries()) {
		const choices = await choicesAt(reviewed, swing.ply, raw[swing.ply]!);
		moments.push({ ...swing, title: titleOf(swing, plies, story), luck: luckIn(swing), choices });
		progress(0.3 + (0.3 * (i + 1)) / swings.length);
	}
	const agreed = await agreements(reviewed, decisions, share(0.6, 1, progress));
	progress(1);
	return { shares, decisions, turns: turnsOf(story), moments, rolls, agreed };
}
