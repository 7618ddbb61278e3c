/* web/tests/axe.mjs -- what axe-core finds in a page, and the looks in which it is asked. */

import { readFileSync } from 'node:fs';
import { isLong } from './table.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const EVERY_LOOK = [
	{ theme: 'light', width: 1440, height: 900 },
	{ theme: 'dark', width: 390, height: 844 },
	{ theme: 'dark', width: 1440, height: 900 },
	{ theme: 'light', width: 390, height: 844 },
	{ theme: 'light', width: 820, height: 1100 },
];

export const LOOKS = isLong ? EVERY_LOOK : EVERY_LOOK.slice(0, 2);

/* Whatever fades in has done so before it is looked at, and nothing else begins to while it is: half-way
 * between two colours a word cannot be read for a tenth of a second. */
export async function findings(page) {
	await page.evaluate(() => {
		if (document.adoptedStyleSheets.length) return;
		const still = new CSSStyleSheet();
		still.replaceSync('*, *::before, *::after { transition: none !important; }');
		document.adoptedStyleSheets = [still];
	});
	await page.evaluate(() =>
		Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))),
	);
	await page.evaluate(axe);
	const { violations } = await page.evaluate(() =>
		globalThis.axe.run(document, { resultTypes: ['violations'] }),
	);
	return violations
		.filter(({ impact }) => impact === 'serious' || impact === 'critical')
		.map(
			({ id, nodes }) =>
				`${id}: ${nodes
					.slice(0, 3)
					.map((node) => node.html.slice(0, 160))
					.join(' | ')}`,
		);
}
