/* web/tests/battles.spec.mjs -- every battle on the page: dice by source add up to the dice that are rolled.
 *
 * Bots play games of 3 Caesars; their records are replayed on the page, which goes to each roll of each
 * battle, and what stands there in figures and squares is compared with what the record says was rolled.
 * GAMES=200 is the long form, `make test-battles`. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { openHome } from './table.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);
const GAMES = Number(process.env.GAMES ?? 6);
const WAYS = [
	'seats=3 scenario=campaign',
	'seats=2 scenario=medium',
	'seats=3 scenario=long',
	'seats=2 scenario=short',
];

/* A game's record, and for each roll: the ply before its last die, who rolled, and how many dice. */
function recordedGame(n) {
	const options = WAYS[n % WAYS.length];
	engine.start(`three-caesars ${options}`);
	engine.finish('greedy', BigInt(n) * 7919n + 5n);
	const record = engine.record();
	const seats = engine
		.position('above')
		.seats.map(({ seat, title }) => ({ seat, title, level: 'greedy' }));
	engine.replay(new TextEncoder().encode(record));
	const rolls = engine
		.story('above')
		.flatMap((told, ply) =>
			told
				.filter((one) => one.event === 'struck')
				.map((one) => ({ ply, side: one.seat, dice: one.args[0], text: one.text })),
		);
	return {
		rolls,
		save: {
			id: `battle${n}`,
			game: 'three-caesars',
			title: '',
			options,
			seed: '1',
			record,
			changed: 1,
			over: true,
			note: '',
			yours: true,
			seats,
		},
	};
}

/* Runs in the page: goes to each roll and reads what is shown of it. */
async function readRolls(rolls) {
	const settled = async (ply) => {
		for (let i = 0; document.querySelector('.prompt h2')?.dataset.ply !== String(ply); i++) {
			if (i > 2000) throw new Error(`The page never came to ply ${ply}.`);
			await new Promise((go) => {
				requestAnimationFrame(go);
			});
		}
	};
	const number = (element) => Number(element.textContent.replace('−', '-'));
	const slider = document.querySelector('.scrub input');
	const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
	const read = (host) => ({
		side: host.dataset.side,
		dice: number(host.querySelector('.tc-dice-count b')),
		sources: [...host.querySelectorAll('.tc-source > b')].map(number),
		squares: [...host.querySelectorAll('.tc-source')].map(
			(row) =>
				row.querySelectorAll('.tc-squares i:not(.minus)').length -
				row.querySelectorAll('.tc-squares .minus').length,
		),
	});
	const found = [];
	for (const { ply } of rolls) {
		setValue.call(slider, ply);
		slider.dispatchEvent(new Event('input', { bubbles: true }));
		await settled(ply);
		found.push([...document.querySelectorAll('.tc-host')].map(read));
	}
	return found;
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

test(`dice by source add up in every battle of ${GAMES} games`, async ({ page }) => {
	test.setTimeout(120_000 + GAMES * 20_000);
	await openHome(page);
	let checked = 0;
	for (let n = 0; n < GAMES; n++) {
		const { rolls, save } = recordedGame(n);
		await page.evaluate((table) => {
			localStorage.setItem(`rubicon.table.${table.id}`, JSON.stringify(table));
			location.hash = `/replay/${table.id}`;
		}, save);
		await page.waitForSelector('.scrub input');
		await page.waitForFunction(
			(last) => document.querySelector('.scrub input').max === String(last),
			engine.plies().length,
		);
		const shown = await page.evaluate(readRolls, rolls);
		rolls.forEach(({ side, dice, text, ply }, i) => {
			const where = `game ${n}, ply ${ply}: ${text}`;
			expect(
				shown[i].map((host) => host.side),
				where,
			).toContain(side);
			for (const host of shown[i]) {
				expect(sum(host.sources), where).toBe(host.dice);
				expect(host.squares, where).toEqual(host.sources);
			}
			expect(shown[i].find((host) => host.side === side).dice, where).toBe(dice);
		});
		checked += rolls.length;
		await page.evaluate((id) => {
			location.hash = '/';
			localStorage.removeItem(`rubicon.table.${id}`);
		}, save.id);
		await page.waitForSelector('.scrub', { state: 'detached' });
	}
	console.log(`${checked} rolls in ${GAMES} games`);
	expect(checked).toBeGreaterThan(GAMES * 2);
});
