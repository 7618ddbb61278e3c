/* web/src/source/engine.ts -- the engine, wherever it runs: in this thread or behind messages. */

import type { GameInfo, Happening, Offer, Position, Refusal } from '../table/position';
import type { Odds, Thought } from './source';
import type { Call, Reply } from './worker';

declare const WORKER: string;
declare const ENGINES: Record<
	string,
	string
>; /* file names, by game; others: "others"; older rules: "game/2" */

/* After a ply: what each seat could hope for, of 10,000, from its own view; and what chance brought. */
export interface Judged {
	choices: number; // that the seat had; 0: chance
	share: number[];
	held?: true; // others' secret choices are awaited: shares are those from before
	chance: number[]; // to win, of 10,000
	luck?: number[]; // what chance brought, of 10,000 of the chance to win
}

/* Something that could have been done, with the seat's chance after it, of 10,000. */
export type Weighed = Offer & { chance: number; played: boolean };

export type Verdict = 'best' | 'good' | 'loose' | 'mistake' | 'blunder';

export interface Examined {
	ply: number;
	cost: number; // of 10,000
	verdict: Verdict;
	choices: Weighed[];
}

/* A seat's game, of 10,000: start + lost + dice + others + turned = end. */
export interface SeatReview {
	decisions: number;
	of: Record<Verdict, number>;
	start: number;
	end: number;
	lost: number;
	dice: number;
	others: number;
	turned: number;
	costliest: Omit<Examined, 'choices'>[];
	costs: number[]; // of each ply
}

/* As engine.mjs has it. */
export interface Engine {
	games(): GameInfo[];
	shown(): string[];
	levels(): { bot: string; sentence: string }[];
	start(request: string): void;
	play(request: string): void;
	undo(seat: string): void;
	resign(seat: string): void;
	legal(seat: string): Offer[];
	whyNot(request: string): Refusal;
	position(viewer: string): Position;
	know(seat: string, view: string): void;
	foresee(request: string): void;
	story(viewer: string): Happening[][];
	plies(): (Offer & { seat: string })[];
	verify(): { sourced: boolean; checked: number; wrong: number };
	odds(request: string, seed: bigint): Odds;
	roll(seed: bigint): void;
	advise(request: string, seed: bigint): Offer & { thoughts: Thought[] };
	finish(bot: string, seed: bigint): void;
	reviewBegin(): void;
	reviewPass(plies: number): number;
	reviewNext(plies: number, worlds: number): Judged[];
	reviewExamine(seat: string, most: number): Partial<Examined>;
	reviewSeat(seat: string): SeatReview;
	replay(bytes: Uint8Array): { game: string; plies: number; agreed: number; prints: string[] };
	at<Name extends keyof Engine>(
		ply: number,
		name: Name,
		...args: Parameters<Engine[Name]>
	): ReturnType<Engine[Name]>;
	name(request: string): void;
	record(): string;
	pack(): string;
	unpack(digits: string): void;
}

type Asked<Method> = Method extends (...args: infer Args) => infer Value
	? (...args: Args) => Promise<Value>
	: never;

/* Several may ask it at once: whoever wants to know of a ply of the record says which (`at`), every time. */
export type RemoteEngine = { [Name in Exclude<keyof Engine, 'at'>]: Asked<Engine[Name]> } & {
	at<Name extends Exclude<keyof Engine, 'at'>>(
		ply: number,
		name: Name,
		...args: Parameters<Engine[Name]>
	): Promise<ReturnType<Engine[Name]>>;
	close(): void;
};

interface Waiting {
	resolve(value: unknown): void;
	reject(error: Error): void;
}

function settle(waiting: Map<number, Waiting>, { id, value, error }: Reply) {
	const caller = waiting.get(id);
	waiting.delete(id);
	if (error === undefined) caller?.resolve(value);
	else caller?.reject(new Error(error));
}

const rulesIn = (record: string) => /^rules:\s*(\d+)/m.exec(record)?.[1];

/* An engine for this game, in a worker of its own: a record of older rules gets the one it was played by. */
export function startEngine(game: string, record?: string | null): RemoteEngine {
	const worker = new Worker(new URL(WORKER, document.baseURI), { type: 'module' });
	worker.postMessage(
		ENGINES[`${game}/${rulesIn(record ?? '')}`] ?? ENGINES[game] ?? ENGINES.others,
	);
	const waiting = new Map<number, Waiting>();
	let calls = 0;
	worker.onmessage = (event: MessageEvent<Reply>) => settle(waiting, event.data);
	const ask = (name: keyof Engine, args: unknown[]) =>
		new Promise((resolve, reject) => {
			waiting.set(++calls, { resolve, reject });
			worker.postMessage({ id: calls, name, args } satisfies Call);
		});
	return new Proxy({} as RemoteEngine, {
		get: (_, name) =>
			name === 'close'
				? () => worker.terminate()
				: (...args: unknown[]) => ask(name as keyof Engine, args),
	});
}
