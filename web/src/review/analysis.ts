/* web/src/review/analysis.ts -- a finished game judged again by the engine (bots/review.h), put together for the page. */

import type { Examined, Judged, RemoteEngine, SeatReview, Weighed } from '../source/engine';
import type { Happening, Offer } from '../table/position';

export type Ply = Offer & { seat: string };

/* A decision that cost something, with what could have been done instead, best first. */
export interface Decision {
	ply: number; // before it was played
	seat: string;
	title: string;
	cost: number; // of 1
	verdict: Examined['verdict'];
	choices: Weighed[];
}

export interface Roll {
	ply: number;
	label: string;
	luck: number[]; // by seat, of 1
}

/* A part of the game that has a number: a turn, or some tokens. */
export interface Round {
	word: string;
	name: string;
	from: number; // plies
	to: number;
	change: number; // of your chance
	lost: number; // by your decisions, 0 or less
}

export interface Analysis {
	shares: number[][]; // after 0, 1, 2 ... plies: each seat's, of 1
	rounds: Round[];
	yours: Decision[]; // the costliest first
	missed: Decision[]; // the others', the costliest first
	seats: (SeatReview & { seat: string })[];
	rolls: Roll[];
}

export interface Reviewed {
	engine: RemoteEngine;
	seats: string[];
	you: string; // whose decisions come first
	plies: Ply[];
}

type Progress = (done: number) => void;

export const WHOLE = 10000;
const WORLDS = 16;
const BATCH = 40; /* plies judged between two looks at the progress */
const EXAMINED = { you: 8, others: 3 }; /* decisions that are looked at closely */
const MISSED = 2;
const MOST_ROUNDS = 12;

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

/* What the seat did, as the log has it: the last of what says most. */
function titleOf(ply: number, plies: Ply[], story: Happening[][]): string {
	const own = (story[ply] ?? []).filter((one) => one.seat === plies[ply]!.seat);
	const most = own.reduce<Happening | undefined>(
		(best, one) => (one.args.length >= (best?.args.length ?? 0) ? one : best),
		undefined,
	);
	return (most?.text ?? plies[ply]!.label).replace(/\.$/, '');
}

/* Close looks at one seat's decisions, as long as there is one that seems to cost anything. */
async function examine(reviewed: Reviewed, seat: string, story: Happening[][], done: Progress) {
	const { engine, plies, you } = reviewed;
	const most = seat === you ? EXAMINED.you : EXAMINED.others;
	const found: Decision[] = [];
	for (let i = 0; ; i++) {
		const one = await engine.at(plies.length, 'reviewExamine', seat, most);
		if (one.ply === undefined) return found;
		const { ply, cost, verdict, choices } = one as Examined;
		found.push({
			ply,
			seat,
			cost: cost / WHOLE,
			verdict,
			choices,
			title: titleOf(ply, plies, story),
		});
		done(Math.min(1, (i + 1) / most));
	}
}

const costliest = (decisions: Decision[], most: number) =>
	decisions
		.filter((one) => one.verdict !== 'best')
		.sort((a, b) => b.cost - a.cost)
		.slice(0, most);

/* ---- rounds --------------------------------------------------------------------------------------------- */

const TURNS = ['turn', 'round', 'year'];

/* Where turns begin, if the game tells; else its tokens are counted, else steps. */
function beginnings(story: Happening[][]): { word: string; name: string; from: number }[] {
	const told = story.flatMap((all, ply) => all.map((one) => ({ ...one, from: ply })));
	const turns = told
		.filter((one) => TURNS.includes(one.event) && typeof one.args[0] === 'number')
		.map(({ from, args }) => ({ word: 'Round', name: String(args[0]), from }));
	if (turns.length) return turns;
	const tokens = told
		.filter((one) => one.event === 'token')
		.map(({ from }, i) => ({ word: 'Token', name: String(i + 1), from }));
	if (tokens.length) return tokens;
	const apart = Math.max(1, Math.ceil(story.length / MOST_ROUNDS));
	return Array.from({ length: Math.ceil(story.length / apart) }, (_, i) => ({
		word: 'Step',
		name: String(i * apart + 1),
		from: i * apart,
	}));
}

function roundsOf(story: Happening[][], shares: number[][], you: number, costs: number[]): Round[] {
	const all = beginnings(story);
	const kept = all.filter((_, i) => i % Math.ceil(all.length / MOST_ROUNDS) === 0);
	return kept.map((one, i) => {
		const from = i ? one.from : 0;
		const to = kept[i + 1]?.from ?? shares.length - 1;
		const lost = costs.slice(from, to).reduce((sum, cost) => sum + cost, 0) / WHOLE;
		return { ...one, from, to, change: shares[to]![you]! - shares[from]![you]!, lost: -lost };
	});
}

export const roundAt = ({ rounds }: Analysis, ply: number) =>
	rounds.find(({ from, to }) => ply >= from && ply < to) ?? rounds.at(-1);

/* ---- all of it ------------------------------------------------------------------------------------------- */

const part =
	(from: number, to: number, progress: Progress): Progress =>
	(done) =>
		progress(from + (to - from) * done);

async function examineAll(reviewed: Reviewed, story: Happening[][], progress: Progress) {
	const { seats, you } = reviewed;
	const others = seats.filter((seat) => seat !== you);
	const yours = await examine(reviewed, you, story, part(0, 0.6, progress));
	const missed: Decision[] = [];
	for (const [i, seat] of others.entries()) {
		const from = 0.6 + (0.4 * i) / others.length;
		const to = from + 0.4 / others.length;
		missed.push(...(await examine(reviewed, seat, story, part(from, to, progress))));
	}
	return { yours: costliest(yours, 3), missed: costliest(missed, MISSED) };
}

function rollsOf(judged: Judged[], plies: Ply[], story: Happening[][]): Roll[] {
	return judged.flatMap(({ luck }, ply) =>
		luck
			? [
					{
						ply,
						label: story[ply]?.[0]?.text ?? plies[ply]!.label,
						luck: luck.map((one) => one / WHOLE),
					},
				]
			: [],
	);
}

export async function analyse(reviewed: Reviewed, progress: Progress): Promise<Analysis> {
	const { engine, plies, seats, you } = reviewed;
	const judged = await judgeAll(reviewed, part(0, 0.4, progress));
	const story = await engine.at(plies.length, 'story', 'above');
	const decisions = await examineAll(reviewed, story, part(0.4, 1, progress));
	const sums = await Promise.all(
		seats.map(async (seat) => ({ seat, ...(await engine.at(plies.length, 'reviewSeat', seat)) })),
	);
	const start = sums.map((one) => one.start / WHOLE);
	const shares = [start, ...judged.map(({ chance }) => chance.map((one) => one / WHOLE))];
	const n = seats.indexOf(you);
	progress(1);
	return {
		shares,
		...decisions,
		rounds: roundsOf(story, shares, n, sums[n]!.costs),
		seats: sums,
		rolls: rollsOf(judged, plies, story),
	};
}
