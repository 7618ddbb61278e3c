/* web/src/table/seats.tsx -- who sits here: names with their shapes, whose turn it is, points, clocks. */

import type { BoardProps, GameBoard } from '../boards/board';
import { Icon } from '../parts/icon';
import { botTitle } from '../parts/levels';
import { Medallion, SeatMark } from '../parts/shapes';
import type { Person, Table } from '../source/source';
import type { Position, SeatStanding } from './position';

interface SeatsProps {
	table: Table;
	board: GameBoard;
	props: BoardProps;
	thinking: string | null;
}

/* "You", "Bot, normal", "Away", and what the game says about the seat; a person's seat is named here, under his name. */
function lineFor(
	person: Person | undefined,
	position: Position,
	{ seat, title }: SeatStanding,
	board: GameBoard,
	isThinking: boolean,
) {
	const who =
		person?.kind === 'you'
			? 'You'
			: person?.kind === 'bot'
				? botTitle(person.level ?? '')
				: person?.kind === 'empty'
					? 'Empty'
					: person?.online === false
						? 'Away'
						: '';
	const what = isThinking
		? 'thinking'
		: (board.seatLine?.(position, seat) ?? waitWord(position, seat));
	if (isNamed(person, title)) return [title, who, what].filter(Boolean).join(' · ');
	return (person?.kind === 'bot' && what ? [what] : [who, what]).filter(Boolean).join(' · ');
}

const isNamed = (person: Person | undefined, title: string) =>
	person?.kind === 'person' && person.name !== title;

const waitWord = (position: Position, seat: string) =>
	position.asked.includes(seat) && seat !== position.viewer ? 'to act' : '';

function Points({ standing, word }: { standing: SeatStanding; word: string }) {
	return (
		<div class="seat-points">
			<b>{standing.points}</b>
			<small>{word}</small>
		</div>
	);
}

function Seat({
	standing,
	table,
	board,
	props,
	thinking,
}: SeatsProps & { standing: SeatStanding }) {
	const { position, looks, size } = props;
	const { seat, title, resigned } = standing;
	const person = table.people.find((one) => one.seat === seat);
	const name = isNamed(person, title) ? person!.name : title;
	const isYou = person?.kind === 'you' && seat === position.viewer;
	const isAsked = position.asked.includes(seat);
	return (
		<li class={`seat ${isAsked ? 'asked' : ''}`} aria-current={isAsked ? 'true' : undefined}>
			<span class="seat-face">
				<Medallion shape={looks[seat]!} name={title} size={size === 'phone' ? 34 : 44} />
				{isYou && <span class="seat-you">You</span>}
			</span>
			<div class="seat-words">
				<div class="seat-name">
					<span>{name}</span>
					<SeatMark shape={looks[seat]!} size={14} />
				</div>
				<div class="seat-line">
					{resigned ? (
						<>
							<Icon name="flag" size={12} /> Resigned
						</>
					) : (
						lineFor(person, position, standing, board, thinking === seat)
					)}
				</div>
			</div>
			{board.SeatExtra ? (
				<board.SeatExtra {...props} seat={seat} />
			) : (
				board.points !== '' && <Points standing={standing} word={board.points ?? 'points'} />
			)}
		</li>
	);
}

export function Seats(all: SeatsProps) {
	const count = all.props.position.seats.length;
	return (
		<ul
			class={`seats ${count > 3 ? 'many' : ''} ${count > 4 ? 'crowd' : ''}`}
			aria-label="Seats"
			tabIndex={all.props.size === 'phone' ? 0 : undefined}
		>
			{all.props.position.seats.map((standing) => (
				<Seat key={standing.seat} {...all} standing={standing} />
			))}
		</ul>
	);
}
