/* web/src/table/prompt.tsx -- what is asked, in plain words, with the buttons that answer it. */

import type { ComponentChildren } from 'preact';
import type { BoardProps, GameBoard } from '../boards/board';
import { DiceRow } from '../parts/die';
import { Icon } from '../parts/icon';
import { ForecastCard } from './forecastcard';
import { seatTitle, waitText, winnersOf } from './happenings';
import { Hints } from './hints';
import type { TableModel } from './model';
import { Weighed } from './odds';
import { Picker, PlainOffers } from './picker';
import type { Position } from './position';
import { Refused } from './whynot';

interface PromptProps {
	model: TableModel;
	board: GameBoard;
	props: BoardProps;
	suggested?: string;
	isPhone: boolean;
	again(): void;
}

interface WordsProps {
	label: string;
	ask: string;
	hint?: string;
	side?: ComponentChildren;
}

function Words({ label, ask, hint, side }: WordsProps) {
	return (
		<div class="prompt-words">
			<div>
				<p class="caps">{label}</p>
				<h2>{ask}</h2>
				{hint && <p class="prompt-hint">{hint.charAt(0).toUpperCase() + hint.slice(1)}</p>}
			</div>
			{side}
		</div>
	);
}

function Asked({ model, board, props, suggested, isPhone }: PromptProps) {
	const ask = model.ask!;
	const point = (offers: BoardProps['offers']) =>
		model.set({
			highlight:
				offers.length === 1
					? offers[0]!.args
							.filter((arg): arg is string => typeof arg === 'string')
							.map((word) => ({ type: '', word }))
					: [],
		});
	const picker = { ...props, suggested, except: board.onBoard ?? [], point };
	const hasOwnBoard = board.Board !== undefined;
	const words = board.promptWords?.(props) ?? { ask: ask.ask, hint: ask.hint };
	return (
		<>
			<Words
				label={`Your turn: ${ask.phase}`}
				{...words}
				side={board.PromptExtra && <board.PromptExtra {...props} />}
			/>
			{board.PromptMore && <board.PromptMore {...props} />}
			{(hasOwnBoard || isPhone) && <Picker {...picker} isShort={hasOwnBoard} />}
			<div class="buttons">
				{board.PromptButtons && <board.PromptButtons {...props} />}
				<PlainOffers {...picker} />
				{props.position.undo && <UndoButton model={model} />}
			</div>
		</>
	);
}

function UndoButton({ model }: { model: TableModel }) {
	return (
		<button class="button quiet" onClick={() => model.undo()}>
			<Icon name="undo" size={16} />
			Take back
		</button>
	);
}

/* The others are awaited, or something moves. */
function Waiting({ model, board, props, isPhone }: PromptProps) {
	const { position } = props;
	const awaited = position.waits.filter((one) => one.seat !== 'chance'); /* nobody waits for dice */
	const wait = awaited[0] ?? position.waits[0];
	const personAt = (seat: string) =>
		model.table!.people.find((one) => one.seat === seat && one.kind === 'person')?.name;
	const nameOf = (seat: string) => personAt(seat) ?? seatTitle(props.game, seat);
	const more = awaited.slice(1).map((one) => nameOf(one.seat));
	const isCommitted = position.undo && position.asked.includes(position.viewer);
	const ask = isCommitted ? 'You have chosen' : (waitText(position, personAt) ?? 'One moment');
	const others = awaited.map((one) => nameOf(one.seat));
	const last = isPhone ? props.log.at(-1) : undefined; /* elsewhere the log is seen */
	const told = last && last.seat === wait?.seat ? last.text : undefined;
	const hint =
		isCommitted && others.length
			? `Waiting for ${listOf(others)}.`
			: more.length
				? `And ${listOf(more)}.`
				: told;
	return (
		<>
			<Words
				label={wait?.phase ?? 'Table'}
				ask={ask}
				hint={hint}
				side={board.PromptExtra && <board.PromptExtra {...props} />}
			/>
			{position.undo && !model.isMoving && (
				<div class="buttons">
					<UndoButton model={model} />
				</div>
			)}
		</>
	);
}

export const listOf = (words: string[]) =>
	words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/* `isCounted`: the points are ones that people know, and say how it was won. */
export function resultText(position: Position, isCounted = true): string {
	const winners = winnersOf(position);
	if (!winners.length) return 'Nobody wins';
	const names = listOf(winners.map((one) => (one.seat === position.viewer ? 'You' : one.title)));
	const verb = winners.length > 1 ? 'share the win' : names === 'You' ? 'win' : 'wins';
	const second = Math.max(
		...position.seats.filter((one) => one.place > 1).map((one) => one.points),
	);
	const tie =
		winners.length === 1 && second === winners[0]!.points
			? ' the tie'
			: ''; /* the rules know who is before whom */
	return isCounted && Number.isFinite(second)
		? `${names} ${verb}${tie}, ${winners[0]!.points} to ${second}`
		: `${names} ${verb}`;
}

function Over({ model, board, props, again }: PromptProps) {
	const isCounted = board.points !== '';
	const last = props.log.at(-1);
	return (
		<>
			<Words
				label="Game over"
				ask={resultText(props.position, isCounted)}
				hint={isCounted ? undefined : last?.text}
			/>
			<div class="buttons">
				<a class="button main" href={`#/replay/${model.table!.replay}`}>
					Watch replay
				</a>
				<a class="button" href={`#/review/${model.table!.replay}`}>
					Review
				</a>
				<button class="button" onClick={again}>
					Play again
				</button>
			</div>
		</>
	);
}

function Dice({ model, props }: PromptProps) {
	if (!model.dice) return null;
	const { seat, dice } = model.dice;
	return (
		<div class={`prompt-dice seat-${props.looks[seat] ?? 'column'}`}>
			<DiceRow dice={dice} kind="wound" />
			<span class="note">{seatTitle(props.game, seat)}</span>
		</div>
	);
}

export function Prompt(all: PromptProps) {
	const { model, props, isPhone } = all;
	const isOver = props.position.over && !model.isMoving;
	const isActive = model.ask !== null || isOver;
	const isAsked =
		model.ask &&
		!(isPhone && model.forecast); /* a phone has room for one question: "Not now" leads back */
	return (
		<section class={`prompt ${isActive ? 'active' : ''}`} aria-label="What is asked">
			{isOver ? (
				<Over {...all} />
			) : isAsked ? (
				<Asked {...all} />
			) : (
				!model.ask && <Waiting {...all} />
			)}
			<Dice {...all} />
			<ForecastCard model={model} />
			<Weighed model={model} />
			<Hints model={model} />
			{isPhone && model.answer && (
				<Refused
					refusal={model.answer.refusal}
					game={props.game.game}
					close={() => model.set({ answer: null })}
				/>
			)}
		</section>
	);
}
