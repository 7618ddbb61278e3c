/* web/tools/pictures.mjs -- the pictures in README.md: node web/tools/pictures.mjs [NAME ...], into docs/pictures/.
 *
 * Every game at a moment worth seeing, the start page, and a phone; small enough for git. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findMoment, keepMoment } from './moments.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}/docs/pictures`;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WIDE = 1000; /* pixels of a desktop's picture */
const QUALITY = 72;
const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

const PICTURES = {
	home: { size: DESKTOP },
	'caesar-augustus': {
		size: DESKTOP,
		moment: {
			game: 'caesar-augustus',
			options: 'seats=4',
			seed: '7',
			from: 110,
			step: 'march',
			least: 6,
		},
	},
	'caesar-augustus-phone': {
		size: PHONE,
		moment: {
			game: 'caesar-augustus',
			options: 'seats=4',
			seed: '7',
			from: 110,
			step: 'march',
			least: 6,
		},
	},
	'first-triumvirate': {
		size: DESKTOP,
		moment: {
			game: 'first-triumvirate',
			options: '',
			seed: '12',
			from: 200,
			step: 'move',
			least: 20,
		},
		click: '.prompt .buttons .button',
	},
	'first-triumvirate-phone': {
		size: PHONE,
		theme: 'dark',
		moment: {
			game: 'first-triumvirate',
			options: '',
			seed: '12',
			from: 200,
			step: 'move',
			least: 20,
		},
		click: '.hex.glows',
	},
	augustus: {
		size: DESKTOP,
		moment: {
			game: 'augustus',
			options: 'seats=3',
			seed: '11',
			from: 100,
			step: 'place',
			least: 3,
		},
	},
	'three-caesars': {
		size: DESKTOP,
		moment: {
			game: 'three-caesars',
			options: 'seats=3',
			seed: '7',
			from: 120,
			step: 'march',
			least: 4,
		},
	},
};

async function open(browser, address, { size, moment, click, theme = 'light' }) {
	const page = await browser.newPage({
		viewport: size,
		colorScheme: theme,
		deviceScaleFactor: size === PHONE ? 2 : 1,
	});
	if (moment) await keepMoment(page, findMoment(moment), theme);
	await page.goto(`${address}${moment ? '#/table/moment' : ''}`);
	await page.waitForSelector(moment ? '.prompt.active' : '.game-card');
	if (click) await page.locator(click).first().dispatchEvent('click');
	await page.evaluate(() => document.fonts.ready);
	await page.waitForTimeout(800); /* everything has come to rest */
	return page;
}

/* The browser writes WebP itself. */
async function shoot(page, { width, height }) {
	const devtools = await page.context().newCDPSession(page);
	const scale = width > WIDE ? WIDE / width : 1;
	const { data } = await devtools.send('Page.captureScreenshot', {
		format: 'webp',
		quality: QUALITY,
		clip: { x: 0, y: 0, width, height, scale },
	});
	return Buffer.from(data, 'base64');
}

mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);
const { server, address } = await serve(`${root}/build/web`);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
for (const [name, how] of Object.entries(PICTURES)) {
	if (only.length && !only.includes(name)) continue;
	const page = await open(browser, address, how);
	const bytes = await shoot(page, how.size);
	writeFileSync(`${out}/${name}.webp`, bytes);
	console.log(`${name}.webp: ${(bytes.length / 1024).toFixed(0)} KB`);
	await page.close();
}
await browser.close();
server.close();
