/* web/src/table/log.tsx -- what happened, in sentences, newest first; hovering shows what is meant. */

import { useState } from 'preact/hooks';
import type { GameBoard, Looks, Piece } from '../boards/board';
import { SeatMark } from '../parts/shapes';
import { still } from '../parts/still';
import { piecesOf, seatTitle } from './happenings';
import type { GameInfo, Happening } from './position';
import { Sentence } from './sentence';

interface LogProps {
	log: Happening[];
	seen: number;
	game: GameInfo;
	board: GameBoard;
	looks: Looks;
	show(pieces: Piece[]): void;
	empty?: string;
}

const PAGE = 40;

type LineProps = Pick<LogProps, 'game' | 'board' | 'looks' | 'show'> & { happening: Happening };

const Line = still(({ happening, game, board, looks, show }: LineProps) => {
	const point = () => show(piecesOf(happening, game, board));
	return (
		<li class="log-line" onMouseEnter={point} onMouseLeave={() => show([])}>
			<SeatMark
				shape={looks[happening.seat] ?? 'column'}
				size={16}
				title={seatTitle(game, happening.seat)}
			/>
			<span>
				<Sentence happening={happening} game={game} />
			</span>
		</li>
	);
});

export function Log(props: LogProps) {
	const [shown, setShown] = useState(PAGE);
	const { log, seen, empty = 'Nothing has happened yet.', ...same } = props;
	const from = Math.max(0, log.length - shown);
	const lines = log
		.slice(from)
		.map((happening, i) => ({ happening, number: from + i }))
		.reverse();
	if (!log.length) return <p class="note">{empty}</p>;
	return (
		<ol class="log" reversed start={log.length}>
			{lines.flatMap(({ happening, number }) => [
				number === seen - 1 && seen < log.length && (
					<li key="since" class="log-since">
						<span>Above: since you last looked</span>
					</li>
				),
				<Line key={number} happening={happening} {...same} />,
			])}
			{from > 0 && (
				<li>
					<button class="button quiet" onClick={() => setShown(shown + 4 * PAGE)}>
						Earlier
					</button>
				</li>
			)}
		</ol>
	);
}
