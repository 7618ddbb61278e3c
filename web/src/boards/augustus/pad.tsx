/* web/src/boards/augustus/pad.tsx -- the score pad, line by line, when the game is over. */

import { Icon } from '../../parts/icon';
import { Medallion } from '../../parts/shapes';
import type { BoardProps, Position } from '../board';
import { capital } from './parts';
import { type Card, type Player, shortName, tableOf } from './view';

interface PadLine {
	what: string;
	points: number;
	card?: Card;
}

const rewardLines = (position: Position, seat: string): PadLine[] =>
	tableOf(position)
		.rewards.filter((one) => one.holder === seat)
		.map((one) => ({ what: capital(one.title), points: one.points }));

const cardLines = ({ controlled }: Player): PadLine[] =>
	controlled.map((card) => ({ what: shortName(card), points: card.points, card }));

/* What powers bring at the end: the pad's lines after rewards and objectives. */
const powerLines = ({ score }: Player): PadLine[] =>
	score.lines
		.slice(2)
		.map((line) => ({ what: line.what.replace(/ \(\d+\)$/, ''), points: line.points }));

interface BlockProps {
	title: string;
	lines: PadLine[];
	from: number; // lines before it, for the delay
}

const DELAY = 60; /* milliseconds a line */

function Block({ title, lines, from }: BlockProps) {
	const sum = lines.reduce((all, line) => all + line.points, 0);
	return (
		<>
			<tr class="au-pad-head" style={{ animationDelay: `${from * DELAY}ms` }}>
				<th scope="rowgroup">{title}</th>
				<td>{sum}</td>
			</tr>
			{lines.map((line, i) => (
				<tr key={i} style={{ animationDelay: `${(from + i + 1) * DELAY}ms` }}>
					<td>
						{line.card && <i class={`au-dot au-band-${line.card.colour}`} />}
						{line.what}
					</td>
					<td>{line.points}</td>
				</tr>
			))}
		</>
	);
}

function SeatPad({ props, player }: { props: BoardProps; player: Player }) {
	const { position, looks } = props;
	const standing = position.seats.find((one) => one.seat === player.seat)!;
	const blocks = [
		{ title: 'Rewards', lines: rewardLines(position, player.seat) },
		{ title: 'Objectives', lines: cardLines(player) },
		{ title: 'Powers at the end', lines: powerLines(player) },
	];
	const before = (n: number) =>
		blocks.slice(0, n).reduce((all, block) => all + block.lines.length + 1, 0);
	return (
		<section
			class={`au-pad ${standing.place === 1 ? 'won' : ''}`}
			aria-label={`Score of ${player.name}`}
		>
			<header>
				<Medallion shape={looks[player.seat]!} name={player.name} size={44} />
				<div>
					<h3>{player.name}</h3>
					<small>{standing.place === 1 ? 'Winner' : `Place ${standing.place}`}</small>
				</div>
				<span class="au-points">
					<Icon name="laurel" size={64} />
					<b>{player.score.total}</b>
				</span>
			</header>
			<table>
				<tbody>
					{blocks.map((block, n) => (
						<Block key={block.title} {...block} from={before(n)} />
					))}
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">Total</th>
						<td>{player.score.total}</td>
					</tr>
				</tfoot>
			</table>
			<p class="note">
				{player.score.senators} {player.score.senators === 1 ? 'senator' : 'senators'}, if it is a
				tie
			</p>
		</section>
	);
}

export function ScorePad(props: BoardProps) {
	const order = [...tableOf(props.position).players].sort((a, b) => b.score.total - a.score.total);
	return (
		<section class="au-pads" aria-label="Score pad">
			<h2>The score pad</h2>
			<div>
				{order.map((player) => (
					<SeatPad key={player.seat} props={props} player={player} />
				))}
			</div>
		</section>
	);
}
