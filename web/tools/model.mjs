/* web/tools/model.mjs -- what bots/chances.c makes of a share, for who looks for its numbers (calibrate.mjs). */

const WHOLE = 10000;
const BENT = 8; /* power of the share that bends the curve upwards */
const LEAST = 50; /* added to each share, so that little and less are much alike */

/* Those of the game with as many seats, in this scenario if it has several. */
export const nameOf = (game, seats, scenario) =>
	[game, seats.length, scenario].filter(Boolean).join(' ');

const partOf = (share, seats) => (share + LEAST) / (WHOLE + LEAST * seats);

/* What a share is worth: a power of it, or its logarithm. */
export function worthOf(share, seats, curve) {
	const part = partOf(share, seats);
	return curve ? (part ** curve - 1) / curve : Math.log(part);
}

export const bendOf = (share, seats) => partOf(share, seats) ** BENT;

/* The logarithm of what it weighs, so far into the game. */
export function weightOf({ slope, growth, bend = 0, curve }, far, share, seats) {
	return (slope + growth * far) * worthOf(share, seats, curve) + bend * far * bendOf(share, seats);
}
