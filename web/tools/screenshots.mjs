/* web/tools/screenshots.mjs -- pictures of every page: node web/tools/screenshots.mjs [FOLDER] [GAME ...].
 *
 * Phone and desktop, light and dark, of the client in build/web. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = process.argv[2] ?? join(root, 'build/screenshots');
const games = process.argv.length > 3 ? process.argv.slice(3) : ['exemplum'];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'];
const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];
const TURNS = 12; /* clicks before the picture of a table */

/* Clicks the first thing that glows, if it is our turn. */
async function clickOne(page) {
	const target = page.locator('.chip.glows, .prompt .buttons .button:not(.quiet), .glows').first();
	if (await target.isVisible().catch(() => false))
		await target.click({ timeout: 2000, force: true }).catch(() => undefined);
	await page.waitForTimeout(60);
}

async function openTable(page, game) {
	await page.evaluate((id) => {
		location.hash = `/new/${id}`;
	}, game);
	await page.getByRole('button', { name: 'Begin' }).click();
	await page.waitForSelector('.table .prompt');
	for (let i = 0; i < TURNS; i++) await clickOne(page);
	await page.waitForSelector('.prompt.active');
}

const scenes = (game) => ({
	home: async () => undefined,
	new: async (page) =>
		page.evaluate((id) => {
			location.hash = `/new/${id}`;
		}, game),
	rules: async (page) =>
		page.evaluate((id) => {
			location.hash = `/rules/${id}`;
		}, game),
	table: async (page) => openTable(page, game),
	hint: async (page) => {
		await openTable(page, game);
		await page.getByRole('button', { name: /Hint/ }).click();
		await page.waitForSelector('.hints ol');
	},
	'why-not': async (page) => {
		await openTable(page, game);
		const quiet = page.locator('.chip.refuses').first();
		if (await quiet.count()) await quiet.click();
	},
	learn: async (page) => {
		await page.evaluate((id) => {
			location.hash = `/learn/${id}`;
		}, game);
		await page.waitForTimeout(700);
	},
	replay: async (page) => {
		await openTable(page, game);
		await page.evaluate(() => {
			location.hash = `/replay/${location.hash.split('/').at(-1)}?ply=20`;
		});
	},
	tables: async (page) => {
		await openTable(page, game);
		await page.evaluate(() => {
			location.hash = '/tables';
		});
	},
});

async function take(browser, address, name, scene, size, theme) {
	const context = await browser.newContext({
		viewport: SIZES[size],
		colorScheme: theme,
		hasTouch: size === 'phone',
		deviceScaleFactor: 1,
	});
	const page = await context.newPage();
	page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
	page.on(
		'console',
		(message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`),
	);
	await page.addInitScript(() =>
		localStorage.setItem('rubicon.settings', JSON.stringify({ pace: 0, sound: false })),
	);
	await page.goto(address);
	await scene(page);
	await page.waitForTimeout(350);
	await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) });
	await context.close();
}

mkdirSync(out, { recursive: true });
const { server, address } = await serve(join(root, 'build/web'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const only = process.env.ONLY?.split(',');
for (const game of games)
	for (const [scene, prepare] of Object.entries(scenes(game)))
		for (const size of Object.keys(SIZES))
			for (const theme of THEMES) {
				const name = `${games.length > 1 ? `${game}-` : ''}${scene}`;
				if (!only || only.includes(scene))
					await take(browser, address, name, prepare, size, theme).catch((error) =>
						console.error(name, size, error.message),
					);
			}
await browser.close();
server.close();
