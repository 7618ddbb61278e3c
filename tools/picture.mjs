// tools/picture.mjs -- draws a real terminal session as SVG: `make picture` writes docs/terminal.svg.
//
//     node tools/picture.mjs RUBICON SESSION > PICTURE
//
// SESSION is a file: the first line is rubicon's arguments, each other line is typed when the
// screen has come to rest.  The terminal is tmux's.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const COLUMNS = 112, ROWS = 42, CELL = 8.43, LINE = 19, PAD = 18, FONT = 14;
const PAPER = '#1d2124', INK = '#f1eadc', DIM = '#968e7f';
const COLOURS = {
	31: '#f0705f', 32: '#96c274', 33: '#f0cb52', 34: '#8fb0b8', 35: '#b58ad6', 36: '#74e0d5',
	90: '#a29f99', 94: '#74b4f4',
};

const tmux = (...args) => execFileSync('tmux', ['-L', 'rubicon-picture', ...args], { encoding: 'utf8' });
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function settle() {
	let before = null, now = '';
	while (now !== before || !now.trim()) {
		before = now;
		sleep(200);
		now = tmux('capture-pane', '-p', '-t', 'picture');
	}
}

function record(rubicon, [args, ...typed]) {
	const run = `env TERM=xterm-256color EDITRC=/dev/null ${rubicon} ${args}; sleep 9`;
	tmux('new-session', '-d', '-s', 'picture', '-x', COLUMNS, '-y', ROWS, run);
	for (const line of typed) {
		settle();
		tmux('send-keys', '-t', 'picture', '-l', line);
		tmux('send-keys', '-t', 'picture', 'Enter');
	}
	settle();
	const screen = tmux('capture-pane', '-e', '-p', '-t', 'picture');
	tmux('kill-server');
	return screen.replace(/\s+$/, '').split('\n');
}

const plain = () => ({ fill: INK, bold: false });

function restyle(style, codes) {
	for (const code of codes.split(';').map(Number)) {
		if (code === 0) Object.assign(style, plain());
		else if (code === 1) style.bold = true;
		else if (code === 2) style.fill = DIM;
		else if (code === 39) style.fill = INK;
		else if (COLOURS[code]) style.fill = COLOURS[code];
	}
}

const escape = (s) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

// Each run of one style is placed by its column, so that any monospaced font lines up.
function drawLine(text, row, style) {
	let out = '', column = 0;
	for (const part of text.split(/(\x1b\[[0-9;]*m)/)) {
		const codes = /^\x1b\[([0-9;]*)m$/.exec(part);
		if (codes) {
			restyle(style, codes[1]);
			continue;
		}
		if (part.trim()) {
			const lead = part.length - part.trimStart().length;
			const x = (PAD + (column + lead) * CELL).toFixed(1);
			const width = ([...part.trim()].length * CELL).toFixed(1);
			out += `<tspan x="${x}" textLength="${width}" fill="${style.fill}"` +
				`${style.bold ? ' font-weight="bold"' : ''}>${escape(part.trim())}</tspan>`;
		}
		column += [...part].length;
	}
	return out && `<text y="${PAD + FONT + row * LINE}">${out}</text>\n`;
}

const [rubicon, session] = process.argv.slice(2);
const lines = record(rubicon, readFileSync(session, 'utf8').trim().split('\n'));
const width = Math.ceil(2 * PAD + COLUMNS * CELL), height = 2 * PAD + lines.length * LINE;
const style = plain();

console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
	`width="${width}" height="${height}" role="img" aria-label="A game in the terminal">`);
console.log(`<rect width="100%" height="100%" rx="14" fill="${PAPER}"/>`);
console.log(`<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" ` +
	`font-size="${FONT}" xml:space="preserve">`);
process.stdout.write(lines.map((line, row) => drawLine(line, row, style)).join(''));
console.log('</g></svg>');
