/* web/tests/replay.spec.mjs -- a game again: every control goes where it says, seen by everybody and by each seat.
 *
 * Bots play a game of each kind.  Its replay is walked on the page, and after every step what stands on the
 * board is compared with what the engine says of that ply.  LONG=1 walks the whole game on and back and tries every
 * control from every ply, for every viewer; otherwise from some plies. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { games, isLong, openHome } from './table.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);

/* Games with battles in them, not too long. */
const PLAYED = {
	'caesar-augustus': 'seats=3 turns=4',
	'first-triumvirate': 'limit=9',
	augustus: 'seats=2 first_game=yes',
	'three-caesars': 'seats=2 scenario=short',
	exemplum: 'seats=2 rounds=3',
};

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const cohorts = ({ regulars, veterans }) => regulars + veterans;

/* What stands on the board, from a position. */
const STANDS = {
	'caesar-augustus': ({ view }) =>
		Object.values(view.territories).flatMap(({ name, armies }) =>
			armies.map(
				({ of, army, soldiers }) =>
					`${name}: ${army === 'senate' ? 'The Senate’s army' : `Army ${army.toUpperCase()} of ${view.seats[of].name}`}, ${soldiers}`,
			),
		),
	'first-triumvirate': ({ view }) =>
		view.stacks.map(({ at, force, troops }) => `${at}: ${troops} ${force}`),
	augustus: ({ view }) =>
		view.players.flatMap(({ seat, objectives }) =>
			objectives.map(
				({ number, spaces }) =>
					`${seat} ${number}: ${spaces.filter((space) => space.filled).length}`,
			),
		),
	'three-caesars': ({ view: { spaces, march, battle } }) =>
		[...Object.values(spaces).map(cohorts), march && !battle ? cohorts(march) : 0]
			.filter(Boolean)
			.map(String),
	exemplum: ({ view }) =>
		view.couriers.map(
			({ mile, coins }) => `mile ${mile}, ${coins} ${coins === 1 ? 'coin' : 'coins'}`,
		),
};

/* Runs in the page: the same, from what is drawn there. */
function readBoard(game) {
	const all = (selector) => [...document.querySelectorAll(selector)];
	const READ = {
		'caesar-augustus': () =>
			all('[data-territory]').flatMap((one) => {
				const label = one.getAttribute('aria-label');
				return [...label.matchAll(/(Army \w+ of [^,]+|The Senate’s army), (\d+) soldier/g)].map(
					([, army, soldiers]) => `${label.split(':')[0]}: ${army}, ${soldiers}`,
				);
			}),
		'first-triumvirate': () =>
			all('[data-hex]').flatMap((one) =>
				[...one.getAttribute('aria-label').matchAll(/(\d+) troops? of (\w+)/g)].map(
					([, troops, force]) => `${one.dataset.hex}: ${troops} ${force.toLowerCase()}`,
				),
			),
		augustus: () => {
			const filled = {};
			for (const { dataset } of all('[data-space]')) {
				const card = dataset.space.split(' ').slice(0, 2).join(' ');
				filled[card] = (filled[card] ?? 0) + (['filled', 'lifted'].includes(dataset.state) ? 1 : 0);
			}
			return Object.entries(filled).map(([card, count]) => `${card}: ${count}`);
		},
		'three-caesars': () => all('.tc-pill text').map((one) => one.textContent),
		exemplum: () => all('.seat-line').map((one) => /mile.*/.exec(one.textContent)?.[0]),
	};
	const { ply, print } = document.querySelector('.prompt h2').dataset;
	return {
		ply: Number(ply),
		print,
		slider: Number(document.querySelector('.scrub input').value),
		told: document.querySelector('.log-line > span:last-child')?.textContent ?? '',
		stands: READ[game]().sort(),
	};
}

/* Runs in the page: uses one control after another, and says what is seen after each.  A control that leads to the wrong
 * place is waited for, but not for ever. */
async function useControls({ game, controls, reader }) {
	const read = new Function(`return (${reader})`)();
	const slider = document.querySelector('.scrub input');
	const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
	const use = (control) => {
		if (typeof control !== 'number')
			return document.querySelector(`.scrub [aria-label="${control}"]`).click();
		setValue.call(slider, control);
		return slider.dispatchEvent(new Event('input', { bubbles: true }));
	};
	const found = [];
	for (const { control, to } of controls) {
		use(control);
		for (
			const until = performance.now() + 3000;
			performance.now() < until && document.querySelector('.prompt h2').dataset.ply !== String(to);
		)
			await new Promise((go) => {
				setTimeout(go);
			});
		found.push(read(game));
		if (found.at(-1).ply !== to) break; /* one wrong way is enough */
	}
	return found;
}

function recordedGame(game) {
	engine.start(`${game} ${PLAYED[game] ?? ''}`);
	engine.finish('greedy', 11n);
	const record = engine.record();
	const seats = engine
		.position('above')
		.seats.map(({ seat, title }) => ({ seat, title, level: 'greedy' }));
	engine.replay(new TextEncoder().encode(record));
	return {
		id: 'again',
		game,
		title: '',
		options: PLAYED[game] ?? '',
		seed: '1',
		record,
		changed: 1,
		over: true,
		note: '',
		yours: true,
		seats,
	};
}

/* Where each control leads from a ply: what nobody saw happen is passed over. */
function ways(story) {
	const last = story.length;
	const isSeen = (ply) => ply <= 0 || ply >= last || story[ply - 1].length > 0;
	const next = (ply, by) => {
		let at = Math.min(last, Math.max(0, ply + by));
		while (!isSeen(at)) at += by;
		return at;
	};
	return {
		last,
		on: (ply) => ({ control: 'On', to: next(ply, 1) }),
		back: (ply) => ({ control: 'Back', to: next(ply, -1) }),
		jump: (ply) => ({ control: ply, to: ply }),
		end: { control: 'To the end', to: last },
		beginning: { control: 'To the beginning', to: 0 },
	};
}

/* From the beginning to the end step by step, and all the way back. */
function throughAll({ on, back, beginning, last }) {
	const controls = [beginning];
	for (let at = 0; at < last; at = controls.at(-1).to) controls.push(on(at));
	for (let at = last; at > 0; at = controls.at(-1).to) controls.push(back(at));
	return controls;
}

const fromEach = ({ jump, on, back, end, beginning, last }, plies) =>
	plies.flatMap((ply) => [
		jump(ply),
		on(ply),
		on(on(ply).to),
		jump(ply),
		back(ply),
		back(back(ply).to),
		jump(ply),
		end,
		back(last),
		jump(ply),
		beginning,
		on(0),
	]);

function seenAt(game, viewer, story, { to }) {
	engine.goTo(to);
	const position = engine.position(viewer);
	const told = capital(story.slice(0, to).flat().at(-1)?.text ?? '');
	return {
		ply: to,
		print: position.print,
		slider: to,
		told,
		stands: STANDS[game](position).sort(),
	};
}

const SOME = 3; /* plies from which every control is tried, for each viewer */
const chosenPlies = (last) =>
	Array.from({ length: last + 1 }, (_, ply) => ply).filter(
		(ply) => isLong || ply % Math.ceil(last / SOME) === 5,
	);

async function openReplay(page, save, viewer) {
	await page.evaluate(
		([table, seen]) => {
			localStorage.setItem(`rubicon.table.${table.id}`, JSON.stringify(table));
			location.hash = `/replay/${table.id}?ply=0&as=${seen}`;
		},
		[save, viewer],
	);
	await page.waitForSelector('.scrub input');
	await expect(page.locator('.seen-by select')).toHaveValue(viewer);
}

async function leaveReplay(page) {
	await page.evaluate(() => {
		location.hash = '/';
	});
	await page.waitForSelector('.scrub', { state: 'detached' });
}

for (const game of games)
	test(`${game}: every control of a replay, seen by everybody and by each seat`, async ({
		page,
	}) => {
		test.setTimeout(isLong ? 3_600_000 : 240_000);
		await openHome(page);
		const save = recordedGame(game);
		for (const viewer of ['above', 'nobody', ...save.seats.map(({ seat }) => seat)]) {
			await openReplay(page, save, viewer);
			engine.goTo(engine.plies().length);
			const story = engine.story(viewer);
			const way = ways(story);
			const controls = [
				...(isLong ? throughAll(way) : []),
				...fromEach(way, chosenPlies(way.last)),
			];
			const found = await page.evaluate(useControls, {
				game,
				controls,
				reader: readBoard.toString(),
			});
			controls
				.slice(0, found.length)
				.forEach((control, i) =>
					expect(found[i], `${viewer}: ${control.control} to ${control.to}`).toEqual(
						seenAt(game, viewer, story, control),
					),
				);
			expect(found.length).toBe(controls.length);
			await leaveReplay(page);
			engine.goTo(story.length);
		}
	});

/* Runs in the page: presses Play, and says what is seen whenever that changes, so many times. */
async function watchPlay({ game, times, reader }) {
	const read = new Function(`return (${reader})`)();
	const found = [];
	let ply = document.querySelector('.prompt h2').dataset.ply;
	document.querySelector('.scrub .button').click();
	for (
		const until = performance.now() + 40_000;
		found.length < times && performance.now() < until;
	) {
		await new Promise((go) => {
			setTimeout(go);
		});
		const now = document.querySelector('.prompt h2').dataset.ply;
		if (now !== ply) found.push(read(game));
		ply = now;
	}
	return found;
}

for (const game of games)
	test(`${game}: a replay plays one step after another, stops, and begins again from the end`, async ({
		page,
	}) => {
		await openHome(page);
		const save = recordedGame(game);
		const story = engine.story('above');
		const { on, last } = ways(story);
		const seen = page.locator('.prompt h2');
		await openReplay(page, save, 'above');
		const found = await page.evaluate(watchPlay, { game, times: 3, reader: readBoard.toString() });
		await page.getByRole('button', { name: 'Stop' }).click();
		const steps = [on(0), on(on(0).to), on(on(on(0).to).to)];
		expect(found).toEqual(steps.map((step) => seenAt(game, 'above', story, step)));
		const stopped = await seen.getAttribute('data-ply');
		await page.waitForTimeout(1500);
		await expect(seen).toHaveAttribute('data-ply', stopped);
		await page.getByRole('button', { name: 'To the end' }).click();
		await expect(seen).toHaveAttribute('data-ply', String(last));
		const again = await page.evaluate(watchPlay, { game, times: 2, reader: readBoard.toString() });
		expect(again.map((one) => one.ply)).toEqual([0, on(0).to]);
	});
