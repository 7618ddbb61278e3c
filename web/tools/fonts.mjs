/* web/tools/fonts.mjs -- the faces, cut down to the letters that are used. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const range = (from, to) =>
	[...Array(to - from + 1).keys()].map((i) => String.fromCodePoint(from + i)).join('');
const TEXT = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽž–—‘’‚“”„•…›‹−×→←±';
const NAMES = range(0x20, 0x7e) + 'ÀÁÄÆÇÈÉËÏÖØÜßàáâäæçèéêëïñòóôöøùúüŒœ–—‘’“”·…›';

const FACES = [
	{
		file: 'marcellus',
		from: 'marcellus/files/marcellus-latin-400-normal',
		letters: NAMES,
		first: true,
	},
	{
		file: 'source-sans-400',
		from: 'source-sans-3/files/source-sans-3-latin-400-normal',
		letters: TEXT,
		first: true,
	},
	{
		file: 'source-sans-600',
		from: 'source-sans-3/files/source-sans-3-latin-600-normal',
		letters: TEXT,
		first: true,
	},
	{
		file: 'garamond-italic',
		from: 'eb-garamond/files/eb-garamond-latin-400-italic',
		letters: NAMES,
	},
	{
		file: 'numerals',
		from: 'eb-garamond/files/eb-garamond-latin-500-normal',
		letters: '0123456789',
	},
];

/* Returns the names of those that the first page needs at once. */
export async function makeFonts(web, out) {
	for (const { file, from, letters } of FACES) {
		const whole = readFileSync(join(web, 'node_modules/@fontsource', `${from}.woff2`));
		writeFileSync(
			join(out, `${file}.woff2`),
			await subsetFont(whole, letters, { targetFormat: 'woff2' }),
		);
	}
	return FACES.filter((face) => face.first).map((face) => `${face.file}.woff2`);
}
