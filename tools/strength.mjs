/* tools/strength.mjs -- draws docs/balance/strength.svg: wins of tree search against greedy bots by
 * iterations, from what tools/strength.sh has measured.
 *
 *     node tools/strength.mjs           draws
 *     node tools/strength.mjs GAME      prints how many seats that game is measured with
 *
 * What it needs to know of the games it asks ./rubicon. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../docs/balance/strength/", import.meta.url);
const games = JSON.parse(
	execFileSync(new URL("../rubicon", import.meta.url).pathname, ["games", "--json", "--all"]),
);
/* The fewest that the usual scenario has. */
const seatsOf = (id) => games.find(({ game }) => game === id).scenarios[0].min_seats;

function titleOf(id) {
	const { title, nobody_may_win: may } = games.find(({ game }) => game === id);
	const won = may ? ", of games that a seat won" : "";
	return `${title.split(": ").at(-1)}, ${seatsOf(id)} seats${won}`;
}

const measured = games
	.map(({ game }) => game)
	.filter((id) => readdirSync(folder).some((name) => name.replace(/-\d+\.json$/, "") === id));
const colours = ["#8a6d00", "#b3261e", "#7b4fb5", "#1f6feb", "#2f7d32"];
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 438, 50, 20, 20, 148];
const [LEAST, MOST] = [10, 1000];

/* Wilson's interval of 95%. */
function interval(wins, n) {
	const [z, p] = [1.96, wins / n];
	const middle = p + (z * z) / (2 * n);
	const half = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
	const whole = 1 + (z * z) / n;
	return [(middle - half) / whole, (middle + half) / whole];
}

function pointsOf(game) {
	return readdirSync(folder)
		.filter((name) => name.replace(/-\d+\.json$/, "") === game)
		.map((name) => {
			const { bots } = JSON.parse(readFileSync(new URL(name, folder)));
			const won = bots.reduce((sum, bot) => sum + bot.wins, 0);
			const [low, high] = interval(bots[0].wins, won);
			return { n: Number(name.match(/(\d+)\.json$/)[1]), share: bots[0].wins / won, low, high };
		})
		.sort((a, b) => a.n - b.n);
}

const x = (n) =>
	LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(n / LEAST)) / Math.log(MOST / LEAST);
const y = (share) => HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share;
const at = (value) => value.toFixed(1);

function axes() {
	const rows = [0, 0.25, 0.5, 0.75, 1].map(
		(share) =>
			`<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(share))}" y2="${at(y(share))}" class="grid"/>` +
			`<text x="${LEFT - 8}" y="${at(y(share) + 4)}" text-anchor="end">${100 * share}%</text>`,
	);
	const columns = [10, 30, 100, 300, 1000].map(
		(n) => `<text x="${at(x(n))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${n}</text>`,
	);
	const title = `<text x="${WIDTH / 2}" y="${HEIGHT - BOTTOM + 38}" text-anchor="middle">iterations for each decision</text>`;
	return [...rows, ...columns, title].join("\n");
}

function curve(game, i) {
	const points = pointsOf(game);
	const slip = (i - 2) * 3; /* so that intervals do not lie on each other */
	const line = points.map((p) => `${at(x(p.n) + slip)},${at(y(p.share))}`).join(" ");
	const bars = points.map(
		(p) =>
			`<line x1="${at(x(p.n) + slip)}" x2="${at(x(p.n) + slip)}" y1="${at(y(p.low))}" y2="${at(y(p.high))}"/>` +
			`<circle cx="${at(x(p.n) + slip)}" cy="${at(y(p.share))}" r="3.5" fill="${colours[i]}"/>`,
	);
	const legend = HEIGHT - BOTTOM + 62 + 18 * i;
	return `<g stroke="${colours[i]}"><polyline points="${line}" fill="none" stroke-width="2"/>${bars.join("")}
<line x1="${LEFT}" x2="${LEFT + 24}" y1="${legend - 4}" y2="${legend - 4}" stroke-width="3"/></g>
<text x="${LEFT + 32}" y="${legend}">${titleOf(game)}</text>`;
}

const [, , asked] = process.argv;
if (asked) {
	console.log(seatsOf(asked));
	process.exit(0);
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Share of wins of tree search against greedy bots, by iterations">
<style>text{font:13px system-ui,sans-serif;fill:#333}.grid{stroke:#bbb;stroke-width:.5}rect{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#555}rect{fill:#1b1b1b}}</style>
<rect width="${WIDTH}" height="${HEIGHT}"/>
${axes()}
${measured.map(curve).join("\n")}
</svg>
`;
writeFileSync(new URL("../docs/balance/strength.svg", import.meta.url), svg);
