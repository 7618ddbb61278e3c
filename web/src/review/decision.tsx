/* web/src/review/decision.tsx -- one decision on its board: what was played, what was better, and the way to try again. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps, Looks, Piece } from '../boards/board';
import { type Game, playFrom } from '../pages/replay';
import { Icon } from '../parts/icon';
import type { Weighed } from '../source/engine';
import { seatTitle } from '../table/happenings';
import type { GameInfo, Offer, Position } from '../table/position';
import { Stage } from '../table/stage';
import { type Analysis, type Decision, roundAt, WHOLE } from './analysis';

export const VERDICTS: Record<Decision['verdict'], { mark: string; word: string }> = {
	best: { mark: '!', word: 'Best' },
	good: { mark: '', word: 'Good' },
	loose: { mark: '?!', word: 'Loose' },
	mistake: { mark: '?', word: 'Mistake' },
	blunder: { mark: '??', word: 'Blunder' },
};

export function Verdict({ verdict }: { verdict: Decision['verdict'] }) {
	const { mark, word } = VERDICTS[verdict];
	return (
		<span class={`verdict verdict-${verdict}`}>
			<i aria-hidden="true">{mark}</i> {word}
		</span>
	);
}

const percent = (chance: number) => `${Math.round((100 * chance) / WHOLE)}%`;

export function whenOf(analysis: Analysis, ply: number): string {
	const round = roundAt(analysis, ply);
	return round ? `${round.word} ${round.name}` : `Step ${ply}`;
}

/* ---- the board --------------------------------------------------------------------------------------------- */

/* What an action names on the board. */
function piecesIn({ verb, args }: Offer, game: GameInfo): Piece[] {
	const types = game.verbs.find((one) => one.verb === verb)?.args ?? [];
	return args.flatMap((arg, i) =>
		typeof arg === 'string' ? [{ type: types[i] ?? '', word: arg }] : [],
	);
}

function usePositionAt(game: Game, ply: number, viewer: string): Position | null {
	const [found, setFound] = useState<{ ply: number; position: Position } | null>(null);
	useEffect(() => {
		let isWanted = true;
		void game.engine.at(ply, 'position', viewer).then((position) => {
			if (isWanted) setFound({ ply, position });
		});
		return () => {
			isWanted = false;
		};
	}, [game, ply, viewer]);
	return found?.ply === ply ? found.position : null;
}

const nothing = () => undefined;

interface BoardAtProps {
	game: Game;
	decision: Decision;
	looks: Looks;
	shown: Weighed | undefined; // drawn: what was played, or what was better
	isPhone: boolean;
}

function BoardAt({ game, decision, looks, shown, isPhone }: BoardAtProps) {
	const position = usePositionAt(game, decision.ply, decision.seat);
	const offers = useMemo(
		() => decision.choices.filter((one) => one.act === shown?.act),
		[decision, shown],
	);
	if (!position) return <div class="review-board" />;
	const props: BoardProps = {
		game: game.info,
		position,
		offers,
		suggested: shown?.act,
		highlight: shown ? piecesIn(shown, game.info) : [],
		size: isPhone ? 'phone' : 'desktop',
		looks,
		pick: nothing,
		choose: nothing,
		whyNot: nothing,
		picked: {},
		setPicked: nothing,
		log: [],
	};
	return (
		<div
			class={`review-board table game-${game.info.game} ${shown?.played ? 'shows-played' : 'shows-better'}`}
			inert
		>
			<Stage board={game.board} props={props} isPhone={isPhone} />
		</div>
	);
}

/* ---- its words --------------------------------------------------------------------------------------------- */

interface ChoicesProps {
	decision: Decision;
	name: string;
	shown: Weighed | undefined;
	show(choice: Weighed): void;
}

const SHOWN = 3;

/* What was played, the best, and one that was good, too. */
function choicesOf({ choices }: Decision): Weighed[] {
	const played = choices.find((one) => one.played);
	const others = choices.filter((one) => !one.played).slice(0, SHOWN - 1);
	return played ? [played, ...others] : others;
}

function Choices({ decision, name, shown, show }: ChoicesProps) {
	const best = decision.choices.find((one) => !one.played);
	const wordOf = (choice: Weighed) =>
		choice.played ? `${name} played` : choice === best ? 'Better' : 'Also';
	return (
		<ul class="review-choices">
			{choicesOf(decision).map((choice) => (
				<li key={choice.act} class={choice.played ? 'worse' : 'better'}>
					<button aria-pressed={choice === shown} onClick={() => show(choice)}>
						<small>{wordOf(choice)}</small>
						<b>{choice.label}</b>
						<span class="review-share">
							<i style={{ width: percent(choice.chance) }} />
						</span>
						<em>{percent(choice.chance)}</em>
					</button>
				</li>
			))}
		</ul>
	);
}

/* One number that says why. */
function reasonOf(decision: Decision, name: string): string {
	const best = decision.choices.find((one) => !one.played);
	const played = decision.choices.find((one) => one.played);
	if (!best || !played) return '';
	return `After “${best.label}” ${name === 'You' ? 'you win' : `${name} wins`} ${Math.round((100 * best.chance) / WHOLE)} times of 100, after what was played ${Math.round((100 * played.chance) / WHOLE)}; judged by what could be known then, each played on in the same worlds with the same dice.`;
}

export interface DecisionProps {
	game: Game;
	analysis: Analysis;
	decision: Decision;
	you: string;
	looks: Looks;
	isPhone: boolean;
	href(ply: number): string;
}

export function DecisionCard(all: DecisionProps) {
	const { game, analysis, decision, you, looks, isPhone, href } = all;
	const best = decision.choices.find((one) => !one.played);
	const [shown, show] = useState<Weighed | undefined>(best);
	const isYours = decision.seat === you;
	const name = isYours ? 'You' : seatTitle(game.info, decision.seat);
	return (
		<section class="review-card review-detail">
			<BoardAt game={game} decision={decision} looks={looks} shown={shown} isPhone={isPhone} />
			<div class="review-words" aria-live="polite">
				<p class="review-caps">
					<Verdict verdict={decision.verdict} /> <span>{whenOf(analysis, decision.ply)}</span>
				</p>
				<h2>{decision.title}</h2>
				<Choices decision={decision} name={name} shown={shown} show={show} />
				<p class="note">{reasonOf(decision, name)}</p>
				<div class="buttons">
					<button class="button main" onClick={() => void playFrom(game, decision.ply)}>
						<Icon name="undo" size={14} />
						Try again from here
					</button>
					<a class="button quiet" href={href(decision.ply)}>
						Show in the replay
					</a>
				</div>
			</div>
		</section>
	);
}
