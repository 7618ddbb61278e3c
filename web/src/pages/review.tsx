/* web/src/pages/review.tsx -- a finished game looked at again: who could hope for what, when it turned, and why. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Looks } from '../boards/board';
import { Bar, MenuButton } from '../parts/bar';
import { saveText } from '../parts/file';
import { type Size, useSize, useTitle } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { SeatMark } from '../parts/shapes';
import { type Analysis, analyse, type Decision, roundAt, WHOLE } from '../review/analysis';
import { Chart } from '../review/chart';
import { DecisionCard, Verdict, whenOf } from '../review/decision';
import { LuckBars, RollList } from '../review/luck';
import type { SeatReview } from '../source/engine';
import { looksOf, seatTitle, shortTitle } from '../table/happenings';
import type { Position } from '../table/position';
import { resultText } from '../table/prompt';
import { type Game, useGame } from './replay';
import { ShareGame } from './sharing';

interface Reviewing {
	analysis: Analysis | null;
	done: number;
	end: Position | null;
	trouble: string | null;
}

/* Whose decisions come first: a person's; if there were only bots, the first seat's. */
const youIn = ({ save, seats }: Game): string =>
	save?.seats.find((one) => !one.level)?.seat ?? seats[0]!;

function useAnalysis(game: Game): Reviewing {
	const [state, setState] = useState<Reviewing>({
		analysis: null,
		done: 0,
		end: null,
		trouble: null,
	});
	const set = (fields: Partial<Reviewing>) => setState((before) => ({ ...before, ...fields }));
	useEffect(() => {
		const run = async () => {
			const { engine, seats, plies } = game;
			const you = youIn(game);
			const end = await engine.at(plies.length, 'position', game.save ? you : 'above');
			set({ end });
			set({ analysis: await analyse({ engine, seats, you, plies }, (done) => set({ done })) });
		};
		run().catch((error: Error) => set({ trouble: error.message }));
	}, [game]);
	return state;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function Progress({ done }: { done: number }) {
	return (
		<div
			class="review-progress"
			role="progressbar"
			aria-label="Analysing"
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={Math.round(done * 100)}
		>
			<span>
				<i style={{ width: `${done * 100}%` }} />
			</span>
			<small>{done < 1 ? `Analysing, ${percent(done)}` : 'Analysed'}</small>
		</div>
	);
}

const points = (part: number) => `${part < 0 ? '−' : '+'}${Math.round(Math.abs(part) * 100)}`;

interface CostliestProps {
	game: Game;
	analysis: Analysis;
	chosen: Decision | undefined;
	choose(decision: Decision): void;
}

function DecisionButton({
	analysis,
	decision,
	number,
	chosen,
	choose,
}: Omit<CostliestProps, 'game'> & { decision: Decision; number?: number }) {
	return (
		<button
			class={decision === chosen ? 'chosen' : ''}
			aria-pressed={decision === chosen}
			onClick={() => choose(decision)}
		>
			{number && <span class="review-number">{number}</span>}
			<span class="review-words">
				<b>{decision.title}</b>
				<small>
					<Verdict verdict={decision.verdict} /> · {whenOf(analysis, decision.ply)}
				</small>
			</span>
			<span class="worse">{points(-decision.cost)}</span>
		</button>
	);
}

/* Yours first, then what the others missed. */
function Costliest(all: CostliestProps) {
	const { analysis } = all;
	return (
		<>
			<section class="review-costliest">
				<h2>Your costliest</h2>
				<p class="note">Chance lost against the best you could have known.</p>
				<ol class="review-moments">
					{analysis.yours.map((decision, i) => (
						<li key={decision.ply}>
							<DecisionButton {...all} decision={decision} number={i + 1} />
						</li>
					))}
				</ol>
				{!analysis.yours.length && <p>Nothing you did cost anything to speak of.</p>}
			</section>
			{analysis.missed.length > 0 && (
				<section class="review-costliest">
					<h2>Missed by the others</h2>
					<ol class="review-moments">
						{analysis.missed.map((decision) => (
							<li key={decision.ply}>
								<DecisionButton {...all} decision={decision} />
							</li>
						))}
					</ol>
				</section>
			)}
		</>
	);
}

/* How many decisions were best or good. */
function accuracyOf({ decisions, of }: SeatReview): number {
	return decisions ? (of.best + of.good) / decisions : 1;
}

function Accuracy({ game, analysis, looks }: { game: Game; analysis: Analysis; looks: Looks }) {
	return (
		<section class="review-accuracy">
			<header>
				<h2>Accuracy</h2>
				<span class="note">best or good decisions</span>
			</header>
			<ul>
				{analysis.seats.map((one) => (
					<li key={one.seat}>
						<SeatMark shape={looks[one.seat]!} size={16} />
						<span>{seatTitle(game.info, one.seat)}</span>
						<span class="review-share">
							<i style={{ width: percent(accuracyOf(one)) }} />
						</span>
						<b>{percent(accuracyOf(one))}</b>
					</li>
				))}
			</ul>
		</section>
	);
}

/* What luck did, and what you did, down to the end. */
function Ledger({
	sum,
	analysis,
	seat,
	name,
	href,
}: {
	sum: SeatReview;
	analysis: Analysis;
	seat: number;
	name: string;
	href(ply: number): string;
}) {
	const row = (words: string, part: number) => (
		<tr key={words}>
			<td>{words}</td>
			<td class={part < 0 ? 'worse' : 'better'}>{points(part / WHOLE)}</td>
		</tr>
	);
	const luck = sum.dice + sum.others + sum.turned;
	return (
		<section class="review-card review-ledger">
			<header>
				<h2>Luck ledger</h2>
				<span class="note">{name}, in points of chance</span>
			</header>
			<table>
				<tbody>
					{row('Dice and draws, beside their mean', sum.dice)}
					{row('What the others did', sum.others)}
					{row('How the play turned out, beside what was expected', sum.turned)}
					{row('Luck, in all', luck)}
					{row('Your decisions', sum.lost)}
				</tbody>
			</table>
			<p class="note">
				{percent(sum.start / WHOLE)} at the start, {points(luck / WHOLE)},{' '}
				{points(sum.lost / WHOLE)}: <b>{percent(sum.end / WHOLE)}</b> at the end.
			</p>
			<LuckBars analysis={analysis} seat={seat} title={name} href={href} />
		</section>
	);
}

/* Where it was decided, in a sentence. */
function headline(analysis: Analysis, you: number, isWon: boolean): string {
	const [worst] = analysis.yours;
	const round = worst && roundAt(analysis, worst.ply);
	if (isWon) {
		const best = [...analysis.rounds].sort((a, b) => b.change - a.change)[0];
		return best
			? `${best.word} ${best.name} won it: ${percent(analysis.shares[best.from]![you]!)} to ${percent(analysis.shares[best.to]![you]!)}`
			: 'You won';
	}
	if (!worst || !round || worst.cost < 0.03) return 'Nothing you did cost more than 3 points';
	return `${round.word} ${round.name} cost you most: ${percent(analysis.shares[round.from]![you]!)} to ${percent(analysis.shares[round.to]![you]!)}`;
}

function FinalScore({ end, looks }: { end: Position; looks: Looks }) {
	const order = [...end.seats].sort((a, b) => a.place - b.place);
	return (
		<section class="review-card review-final">
			<h2>Final score</h2>
			<table class="review-score">
				<thead>
					<tr>
						<th scope="col">Seat</th>
						<th scope="col">Place</th>
						<th scope="col">Points</th>
					</tr>
				</thead>
				<tbody>
					{order.map((one) => (
						<tr key={one.seat}>
							<td>
								<span class="with-mark">
									<SeatMark shape={looks[one.seat]!} size={16} />
									<b>{one.title}</b>
								</span>
							</td>
							<td>{one.place || '–'}</td>
							<td class="review-points">{one.points}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Verified({ game }: { game: Game }) {
	const [words, setWords] = useState('');
	useEffect(() => {
		void game.engine
			.at(game.plies.length, 'verify')
			.then(({ sourced, checked, wrong }) =>
				setWords(
					!sourced
						? 'The record names no seed.'
						: wrong
							? `${wrong} of ${checked} dice and draws do not come from the seed.`
							: `All ${checked} dice and draws come from the seed. The record replays to the same end.`,
				),
			);
	}, [game]);
	return (
		<div class="review-verified">
			<p class="note">
				{words && <Icon name="check" size={15} />} {words}
			</p>
			<button
				class="button quiet"
				onClick={() => saveText(`${game.info.game}.rubicon`, game.record)}
			>
				Download
			</button>
		</div>
	);
}

interface ReviewPartsProps {
	game: Game;
	id: string;
	analysis: Analysis;
	looks: Looks;
	size: Size;
	end: Position;
}

/* What has been found, from what cost most to what luck did. */
function Found({ game, id, analysis, looks, size, end }: ReviewPartsProps) {
	const you = youIn(game);
	const at = game.seats.indexOf(you);
	const [chosen, choose] = useState<Decision | undefined>(analysis.yours[0] ?? analysis.missed[0]);
	const href = (ply: number) => `#/replay/${id}?ply=${ply}&as=${you}`;
	const seats = game.seats.map((seat) => ({ seat, title: seatTitle(game.info, seat) }));
	const isPhone = size === 'phone';
	return (
		<>
			<div class="review-left">
				<h1>{headline(analysis, at, end.seats[at]?.place === 1)}</h1>
				{chosen && (
					<DecisionCard
						key={chosen.ply}
						{...{ game, analysis, you, looks, isPhone, href }}
						decision={chosen}
					/>
				)}
				<section class="review-card">
					<header>
						<h2>{isPhone ? 'Round by round' : 'Your chance to win, round by round'}</h2>
						<Legend sum={analysis.seats[at]!} />
					</header>
					<Chart
						{...{ analysis, seats, looks, isPhone }}
						you={at}
						chosen={chosen ? analysis.yours.indexOf(chosen) : -1}
						choose={(i) => choose(analysis.yours[i])}
					/>
				</section>
			</div>
			<aside class="review-side">
				<Costliest game={game} analysis={analysis} chosen={chosen} choose={choose} />
				<Accuracy game={game} analysis={analysis} looks={looks} />
				<Ledger
					sum={analysis.seats[at]!}
					analysis={analysis}
					seat={at}
					name={seats[at]!.title}
					href={href}
				/>
				{analysis.rolls.length > 0 && (
					<RollList analysis={analysis} seats={seats.map(({ title }) => title)} href={href} />
				)}
				<FinalScore end={end} looks={looks} />
				<Verified game={game} />
			</aside>
		</>
	);
}

function Legend({ sum }: { sum: SeatReview }) {
	return (
		<span class="review-legend">
			<i class="hatched" /> luck and others {points((sum.end - sum.start - sum.lost) / WHOLE)}
			<i class="lost" /> your decisions {points(sum.lost / WHOLE)}
		</span>
	);
}

function Review({ game, id }: { game: Game; id: string }) {
	const { analysis, done, end, trouble } = useAnalysis(game);
	const size = useSize();
	const looks = useMemo(() => looksOf(game.info, game.board), [game]);
	const name = shortTitle(game.info.title);
	const result = end?.over ? ` · ${resultText(end, game.board.points !== '')}` : '';
	return (
		<div class={`review size-${size}`}>
			<Bar title="Review" subtitle={`${name}${result}`}>
				<Progress done={done} />
				<MenuButton
					items={[
						{ icon: 'eye', label: 'Watch replay', href: `#/replay/${id}` },
						{ icon: 'play', label: 'Play again', href: `#/new/${game.info.game}` },
						{ icon: 'play', label: 'All games', href: '#/' },
					]}
				/>
			</Bar>
			<main class="review-main">
				{analysis && end ? (
					<Found {...{ game, id, analysis, looks, size, end }} />
				) : (
					<div class="review-left">
						<h1>{name}</h1>
						<p class="review-wait" role="status">
							{trouble ?? 'The bots look at every decision again …'}
						</p>
					</div>
				)}
				<div class="review-tools buttons">
					<a class="button" href={`#/replay/${id}`}>
						Watch replay
					</a>
					<ShareGame page="review" id={id} record={game.record} word="Share" />
					<a class="button main" href={`#/new/${game.info.game}`}>
						Play again
					</a>
				</div>
			</main>
		</div>
	);
}

export function ReviewPage({ id }: { id: string }) {
	const { game, trouble } = useGame(id);
	useTitle(game ? `Review: ${shortTitle(game.info.title)}` : 'Review');
	if (trouble)
		return (
			<main class="loading">
				<h1>This record cannot be read</h1>
				<p>{trouble}</p>
				<a class="button" href="#/replays">
					All replays
				</a>
			</main>
		);
	if (!game)
		return (
			<main class="loading">
				<p role="status">Reading the record …</p>
			</main>
		);
	return <Review game={game} id={id} />;
}
