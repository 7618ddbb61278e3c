/* web/src/review/chances.ts -- from what the judges say to how often it comes true.
 *
 * A judge says who stands better, not how much it matters.  So each seat weighs its share to a power
 * that grows as the game goes on, times what its place at the table is worth; perhaps nobody wins.
 * web/tools/calibrate.mjs finds the numbers, `make test-review` proves them. */

import { fits } from './calibration';

export interface Fit {
	plies: number; // of a usual game: how far it has come
	curve: number; // 1: the share itself counts, 0: its logarithm; below: the more, the smaller it is
	slope: number; // how much it counts at the beginning
	growth: number; // and how much more at the end
	bend?: number; // and how much more then if it is nearly all
	seats: Record<string, number>; // what a seat is worth, whoever sits there
	late?: Record<string, number>; // and how much more at the end
	nobody?: [number, number]; // that nobody wins: at the beginning, and how much more at the end
}

const WHOLE = 10000;
const BENT = 8; /* power of the share that bends the curve upwards */
const LEAST = 50; /* added to each share, so that little and less are much alike */

/* Those of the game with as many seats, in this scenario if it has several. */
export const nameOf = (game: string, seats: string[], scenario?: string) =>
	[game, seats.length, scenario].filter(Boolean).join(' ');
export const fitOf = (game: string, seats: string[], scenario?: string): Fit | undefined =>
	fits[nameOf(game, seats, scenario)];

/* How far the game has come, of 1. */
export const progress = (fit: Fit, ply: number) => Math.min(1, ply / fit.plies);

const partOf = (share: number, seats: number) => (share + LEAST) / (WHOLE + LEAST * seats);

/* What a share is worth: a power of it, or its logarithm. */
export function worthOf(share: number, seats: number, curve: number): number {
	const part = partOf(share, seats);
	return curve ? (part ** curve - 1) / curve : Math.log(part);
}

export const bendOf = (share: number, seats: number) => partOf(share, seats) ** BENT;

/* The logarithm of what it weighs, so far into the game. */
export function weightOf(
	{ slope, growth, bend = 0, curve }: Pick<Fit, 'slope' | 'growth' | 'bend' | 'curve'>,
	far: number,
	share: number,
	seats: number,
): number {
	return (slope + growth * far) * worthOf(share, seats, curve) + bend * far * bendOf(share, seats);
}

/* Each seat's chance to win, of 1, from the judges' shares of 10,000; whoever has no share has no chance. */
export function chancesOf(
	fit: Fit | undefined,
	seats: string[],
	ply: number,
	shares: number[],
): number[] {
	if (!fit) return shares.map((share) => share / WHOLE);
	const far = progress(fit, ply);
	const weights = shares.map((share, i) =>
		share > 0
			? Math.exp(
					(fit.seats[seats[i]!] ?? 0) +
						(fit.late?.[seats[i]!] ?? 0) * far +
						weightOf(fit, far, share, seats.length),
				)
			: 0,
	);
	const nobody = fit.nobody ? Math.exp(fit.nobody[0] + fit.nobody[1] * far) : 0;
	const sum = weights.reduce((all, one) => all + one, nobody);
	return weights.map((one) => (sum ? one / sum : 0));
}
