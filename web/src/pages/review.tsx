/* web/src/pages/review.tsx -- a finished game looked at again: who could hope for what, when it turned, and why. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Looks } from '../boards/board';
import { Bar, MenuButton } from '../parts/bar';
import { saveText } from '../parts/file';
import { useSize, useTitle } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { SeatMark } from '../parts/shapes';
import { type Analysis, analyse, type Moment } from '../review/analysis';
import { Chart } from '../review/chart';
import { LuckBars, RollList } from '../review/luck';
import { looksOf, seatTitle, shortTitle } from '../table/happenings';
import type { Position } from '../table/position';
import { resultText } from '../table/prompt';
import { type Game, playFrom, useGame } from './replay';
import { ShareGame } from './sharing';

interface Reviewing {
	analysis: Analysis | null;
	done: number;
	end: Position | null;
	trouble: string | null;
}

/* The seats of people; if there were only bots, all. */
function peopleOf({ save, seats }: Game): string[] {
	const people = save?.seats.filter((one) => !one.level).map((one) => one.seat) ?? [];
	return people.length ? people : seats.slice(0, 1);
}

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
			const { engine, info, seats, plies } = game;
			const people = peopleOf(game);
			const end = await engine.at(
				plies.length,
				'position',
				people.length === 1 && game.save ? people[0]! : 'above',
			);
			const { scenario } = end.options as { scenario?: string };
			set({ end });
			set({
				analysis: await analyse(
					{ engine, game: info.game, seats, scenario, people, plies },
					(done) => set({ done }),
				),
			});
		};
		run().catch((error: Error) => set({ trouble: error.message }));
	}, [game]);
	return state;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
const points = (change: number) => `${change < 0 ? '−' : '+'}${Math.round(Math.abs(change) * 100)}`;

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

interface MomentsProps {
	game: Game;
	analysis: Analysis;
	looks: Looks;
	chosen: number;
	choose(moment: number): void;
}

/* The turn that was on, if the game tells. */
const turnAt = ({ turns }: Analysis, ply: number) => turns.filter((turn) => turn.ply <= ply).at(-1);

function whenOf(analysis: Analysis, ply: number): string {
	const turn = turnAt(analysis, ply);
	return turn ? `${turn.word} ${turn.name}` : analysis.turns.length ? 'Opening' : `Step ${ply}`;
}

function Moments({ game, analysis, looks, chosen, choose }: MomentsProps) {
	return (
		<section class="review-five">
			<h2>Five moments that mattered</h2>
			<p class="note">Change in the seat’s chance to win, in percentage points.</p>
			<ol class="review-moments">
				{analysis.moments.map((moment, i) => (
					<li key={moment.ply}>
						<button
							class={i === chosen ? 'chosen' : ''}
							aria-pressed={i === chosen}
							onClick={() => choose(i)}
						>
							<span class="review-number">{i + 1}</span>
							<span class="review-words">
								<b>{moment.title}</b>
								<small>
									<SeatMark shape={looks[moment.seat]!} size={13} />{' '}
									{seatTitle(game.info, moment.seat)}, {whenOf(analysis, moment.ply).toLowerCase()}
								</small>
							</span>
							<span class={moment.change < 0 ? 'worse' : 'better'}>{points(moment.change)}</span>
						</button>
					</li>
				))}
			</ol>
		</section>
	);
}

/* What was played beside what the bot would have played, by what the seat could know then. */
function Detail({
	game,
	analysis,
	moment,
	number,
	href,
}: {
	game: Game;
	analysis: Analysis;
	moment: Moment;
	number: number;
	href(ply: number): string;
}) {
	const name = seatTitle(game.info, moment.seat);
	const rows = moment.choices
		.map((choice) => ({
			...choice,
			who: choice.isPlayed
				? choice.isBots
					? `${name} and the bot`
					: name
				: choice.isBots
					? 'The bot'
					: 'Also',
		}))
		.sort(
			(a, b) =>
				Number(b.isPlayed) - Number(a.isPlayed) ||
				Number(b.isBots) - Number(a.isBots) ||
				b.share - a.share,
		);
	return (
		<section class="review-card review-detail" aria-live="polite">
			<p class="caps">
				Moment {number}, {whenOf(analysis, moment.ply)}
			</p>
			<h2>{moment.title}</h2>
			<table>
				<tbody>
					{rows.map((row) => (
						<tr key={row.label} class={row.isBots ? 'bots' : ''}>
							<td>{row.who}</td>
							<td>{row.label}</td>
							<td>{percent(row.share)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{Math.abs(moment.luck) >= 0.005 && <p class="note">Dice had {points(moment.luck)} of it.</p>}
			<p class="note">Judged by what {name} could know then.</p>
			<div class="buttons">
				<button class="button main" onClick={() => void playFrom(game, moment.ply)}>
					<Icon name="play" size={14} />
					Play from here
				</button>
				<a class="button quiet" href={href(moment.ply)}>
					Show on the board
				</a>
			</div>
		</section>
	);
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

function LuckAndSkill({
	game,
	analysis,
	href,
}: {
	game: Game;
	analysis: Analysis;
	href(ply: number): string;
}) {
	return (
		<section class="review-card review-luck-card">
			<h2>Luck and skill</h2>
			{analysis.agreed.map(
				({ seat, same, of }) =>
					of > 0 && (
						<p key={seat}>
							{seatTitle(game.info, seat)} chose what the bot would have chosen in{' '}
							<b>
								{same} of {of}
							</b>{' '}
							decisions.
						</p>
					),
			)}
			<p class="note">
				How much better than average dice and draws were for each seat, in percentage points of its
				chance to win; a bar for each.
			</p>
			{game.seats.map((seat, i) => (
				<LuckBars
					key={seat}
					analysis={analysis}
					seat={i}
					title={seatTitle(game.info, seat)}
					href={href}
				/>
			))}
			{analysis.rolls.length > 0 && (
				<RollList
					analysis={analysis}
					seats={game.seats.map((seat) => seatTitle(game.info, seat))}
					href={href}
				/>
			)}
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

function Review({ game, id }: { game: Game; id: string }) {
	const { analysis, done, end, trouble } = useAnalysis(game);
	const [chosen, choose] = useState(0);
	const size = useSize();
	const looks = useMemo(() => looksOf(game.info, game.board), [game]);
	const seats = game.seats.map((seat) => ({ seat, title: seatTitle(game.info, seat) }));
	const href = (ply: number) => `#/replay/${id}?ply=${ply}`;
	const moment = analysis?.moments[chosen];
	const name = shortTitle(game.info.title);
	return (
		<div class={`review size-${size}`}>
			<Bar
				title="Review"
				subtitle={`${name} · ${game.seats.length} players, ${game.plies.length} steps`}
			>
				<Progress done={done} />
				<MenuButton
					items={[
						{ icon: 'eye', label: 'Watch replay', href: `#/replay/${id}` },
						{ icon: 'play', label: 'All games', href: '#/' },
					]}
				/>
			</Bar>
			<main class="review-main">
				<div class="review-left">
					<header class="review-head">
						<div>
							<p class="caps">{end?.over ? 'Game over' : 'So far'}</p>
							<h1>
								{end ? (end.over ? resultText(end, game.board.points !== '') : name) : 'One moment'}
							</h1>
						</div>
						<div class="buttons">
							<a class="button" href={`#/replay/${id}`}>
								Watch replay
							</a>
							<ShareGame page="review" id={id} record={game.record} word="Share" />
							<a class="button main" href={`#/new/${game.info.game}`}>
								Play again
							</a>
						</div>
					</header>
					<section class="review-card">
						<header>
							<h2>Chance to win</h2>
							<span class="note">as the bots saw it, each seat from its own view</span>
						</header>
						{analysis ? (
							<Chart
								analysis={analysis}
								seats={seats}
								looks={looks}
								chosen={chosen}
								choose={choose}
								isPhone={size === 'phone'}
							/>
						) : (
							<p class="review-wait" role="status">
								{trouble ?? 'The bots look at every position again …'}
							</p>
						)}
					</section>
					<div class="review-below">
						{analysis && moment && (
							<Detail
								game={game}
								analysis={analysis}
								moment={moment}
								number={chosen + 1}
								href={href}
							/>
						)}
						{end && <FinalScore end={end} looks={looks} />}
					</div>
				</div>
				<aside class="review-side">
					{analysis && (
						<Moments
							game={game}
							analysis={analysis}
							looks={looks}
							chosen={chosen}
							choose={choose}
						/>
					)}
					{analysis && <LuckAndSkill game={game} analysis={analysis} href={href} />}
					{analysis && <Verified game={game} />}
				</aside>
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
