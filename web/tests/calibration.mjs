/* web/tests/calibration.mjs -- what a review calls 70% comes true in 70%: node web/tests/calibration.mjs [GAMES] [GAME ...].
 *
 * Bots play so many games of each that taught nothing, the engine judges them as the page's review does, and every tenth
 * must be within five points.  `make test-review` runs it. */

import {
	countTenths,
	emptyTenths,
	judgedGame,
	shown,
	telling,
	tellTenths,
} from '../tools/games.mjs';

const GAMES = Number(process.argv[2] ?? 1000);
const wanted = process.argv.length > 3 ? process.argv.slice(3) : shown();
let wrong = 0;

for (const game of wanted) {
	const tenths = emptyTenths();
	for (const n of telling(GAMES)) countTenths(tenths, judgedGame(game, n));
	wrong += tellTenths(`${game}, ${GAMES} games`, tenths);
}
console.log(
	wrong
		? `\n${wrong} tenths are more than five points off.`
		: '\nEvery tenth is within five points.',
);
process.exit(wrong ? 1 : 0);
