/* web/tests/table.mjs -- what the tests do at a table: sit down, click what glows, read the result. */

import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);

/* Every game that is shown, and the template. */
export const games = [...new Set([...engine.shown(), 'exemplum'])];

/* make test-web-long plays everything at full length. */
export const isLong = process.env.LONG !== undefined;

/* Whole games, but the shortest there are. */
const SHORT = {
	'caesar-augustus': 'seats=3 turns=2',
	'first-triumvirate': 'limit=6',
	augustus: 'seats=2 first_game=yes',
	'three-caesars': 'seats=2 scenario=short',
	exemplum: 'seats=2 rounds=3',
};

export const shortest = (game) => (isLong ? '' : (SHORT[game] ?? ''));

export const address = () => process.env.RUBICON_WEB;

/* Runs in the page: tables get the same seeds in every run; SEED=7 tries others. */
function sameChance(seed) {
	let state = seed;
	crypto.getRandomValues = (array) => {
		const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
		for (let i = 0; i < bytes.length; i++) {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			bytes[i] = state >>> 24;
		}
		return array;
	};
}

export async function openHome(page, from = address(), theme = 'light') {
	const errors = [];
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
	await page.addInitScript(
		(colours) =>
			localStorage.setItem(
				'rubicon.settings',
				JSON.stringify({ pace: 0, sound: false, theme: colours }),
			),
		theme,
	);
	await page.addInitScript(sameChance, Number(process.env.SEED ?? 1));
	await page.goto(from);
	await expect(page.getByRole('heading', { name: 'The die is cast.' })).toBeVisible();
	return errors;
}

export const goTo = (page, path) =>
	page.evaluate((hash) => {
		location.hash = hash;
	}, path);

const field = (page, name) =>
	page
		.locator('.new-fields .field', { hasText: new RegExp(`^${name.replace('_', ' ')}`, 'i') })
		.locator('input, select');

/* "seats=3 turns=2" on the page of a new table, bots of this level in every seat but the first. */
async function fillNewTable(page, options, level) {
	const wanted = options
		.split(' ')
		.filter(Boolean)
		.map((one) => one.split('='));
	const seats = wanted.find(([name]) => name === 'seats')?.[1];
	if (seats) await page.locator('.seat-count button', { hasText: seats }).click();
	for (const [name, value] of wanted)
		if (name === 'scenario')
			await page.locator('.scenarios button', { hasText: new RegExp(`^${value}`, 'i') }).click();
		else if (
			name !== 'seats' &&
			(await field(page, name).evaluate((one) => one.tagName)) === 'SELECT'
		)
			await field(page, name).selectOption(value);
		else if (name !== 'seats') await field(page, name).fill(value);
	const sitters = page
		.locator('.new-fields select')
		.filter({ has: page.locator('option[value="person"]') });
	for (let i = 1; i < (await sitters.count()); i++) await sitters.nth(i).selectOption(level);
}

/* A new table against the quickest bots. */
export async function beginTable(page, game, { options = '', level = 'greedy' } = {}) {
	await goTo(page, `/new/${game}`);
	await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
	await fillNewTable(page, options, level);
	await page.getByRole('button', { name: 'Begin' }).click();
	await page.waitForSelector('.table .prompt');
}

/* The same at a server. */
export async function beginOnline(page, game, { options = '', level = 'greedy' } = {}) {
	await goTo(page, `/new/${game}?online=1`);
	await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
	await fillNewTable(page, options, level);
	await page.getByRole('button', { name: 'Open the table' }).click();
	await page.waitForSelector('.table .prompt');
}

/* The same choices every time. */
export function randomly(seed) {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

export const CHOICES =
	'[role=menu] .menu-item, .table .glows, .prompt .buttons button.button:not(.quiet), .scene .button';

/* Clicks one thing that can be done. */
export async function clickSomething(page, random) {
	return page.evaluate(
		([selector, number]) => {
			if (document.querySelector('.prompt .caps')?.textContent === 'Game over') return false;
			const menu = [...document.querySelectorAll('[role=menu] .menu-item')];
			const all = menu.length ? menu : [...document.querySelectorAll(selector)];
			const chosen = all[Math.floor(number * all.length)];
			chosen?.dispatchEvent(
				new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 400, clientY: 400 }),
			);
			return chosen !== undefined;
		},
		[CHOICES, random(1_000_000) / 1_000_000],
	);
}

export const isOver = (page) =>
	page.evaluate(() => document.querySelector('.prompt .caps')?.textContent === 'Game over');

/* Waits until it is our turn or the game is over. */
export async function awaitTurn(page) {
	await page.waitForFunction(
		() => document.querySelector('.prompt.active, .curtain, .toast.warn'),
		null,
		{ timeout: 60_000 },
	);
}

/* Runs in the page, since thousands of clicks must be quick: clicks what can be done until the game is over,
 * it has clicked often enough, or nothing could be clicked for a long time.  Says what came of it. */
async function playInPage({ selector, most, seed, hurry, patience }) {
	let state = seed;
	const next = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	const isGameOver = () => document.querySelector('.prompt .caps')?.textContent === 'Game over';
	const choices = () => {
		const menu = [...document.querySelectorAll('[role=menu] .menu-item')];
		if (menu.length || !document.querySelector('.prompt.active')) return menu;
		const buttons =
			hurry && next() < hurry
				? [...document.querySelectorAll('.prompt .buttons button.button:not(.quiet)')]
				: [];
		return buttons.length ? buttons : [...document.querySelectorAll(selector)];
	};
	let clicks = 0;
	let last = performance.now();
	while (clicks < most && !isGameOver() && performance.now() - last < patience) {
		const all = choices();
		if (all.length) {
			all[Math.floor(next() * all.length)].dispatchEvent(
				new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 400, clientY: 400 }),
			);
			last = performance.now();
			clicks++;
		}
		await new Promise((done) => setTimeout(done));
	}
	return {
		clicks,
		isStuck: performance.now() - last >= patience,
		asked: document.querySelector('.prompt h2')?.textContent,
	};
}

const PATIENCE = 60_000; /* milliseconds in which somebody else must have moved */

/* `hurry`: how often a button of the prompt is preferred, 0 to 1: they lead on. */
export async function playOut(page, { most = 6000, seed = 1, hurry = 0 } = {}) {
	await page.waitForSelector('.table .prompt');
	const { clicks, isStuck, asked } = await page.evaluate(playInPage, {
		selector: CHOICES,
		most,
		seed,
		hurry,
		patience: PATIENCE,
	});
	expect(isStuck, `"${asked}" can be answered`).toBe(false);
	return clicks;
}

export const savedRecord = (page) =>
	page.evaluate(() => {
		const id = location.hash.split('/').at(-1);
		return JSON.parse(localStorage.getItem(`rubicon.table.${id}`)).record;
	});

/* Runs in the page: words below 12 px, buttons below 44 px. */
export function tooSmall() {
	const isShown = (element) =>
		element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
	const texts = [...document.querySelectorAll('body *')].filter((element) =>
		[...element.childNodes].some(
			(node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim(),
		),
	);
	const sizeOf = (element) =>
		parseFloat(getComputedStyle(element).fontSize); /* 0: not shown at all */
	const small = texts.filter(
		(element) =>
			isShown(element) && !element.closest('svg') && sizeOf(element) > 0 && sizeOf(element) < 12,
	);
	const buttons = [
		...document.querySelectorAll('button.button, button.chip, button.icon-button'),
	].filter((button) => isShown(button) && button.getBoundingClientRect().height < 43.5);
	return [...small, ...buttons].map((element) => element.outerHTML.slice(0, 120));
}
