/* web/src/table/resultscene.tsx -- a result on the screen: title, ledger, what is lost, what it brings, where. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { Medallion, SeatMark } from '../parts/shapes';
import type { Cell, Gain, Loss, Result, Row, Side } from './result';

const SQUARES = 10; /* more are drawn as bars */
const MOST = 24;

function Squares({ cell }: { cell: Cell }) {
	const count = Math.min(MOST, Math.abs(cell.value));
	return (
		<span class={`ledger-squares ${count > SQUARES ? 'bars' : ''}`} aria-hidden="true">
			{Array.from({ length: count }, (_, i) => (
				<i key={i} />
			))}
		</span>
	);
}

const signed = (value: number) => (value === 0 ? '0' : value < 0 ? `−${-value}` : `+${value}`);

function LedgerCell({ cell, side, shape }: { cell?: Cell; side: 'left' | 'right'; shape: string }) {
	if (!cell)
		return (
			<td class={`ledger-cell ${side} none`}>
				<b>–</b>
			</td>
		);
	return (
		<td class={`ledger-cell ${side} seat-${shape}`}>
			<div>
				<b>{signed(cell.value)}</b>
				<Squares cell={cell} />
				{cell.label && <span class="ledger-label">{cell.label}</span>}
			</div>
		</td>
	);
}

export function Ledger({ sides, rows, unit }: { sides: [Side, Side]; rows: Row[]; unit: string }) {
	const [left, right] = sides;
	const sum = (side: Side, where: string) => (
		<th scope="col" class={`ledger-sum ${where} ${side.isWinner ? 'winner' : ''}`}>
			<span class="with-mark">
				<SeatMark shape={side.shape} size={22} title={side.name} />
				<b>{side.sum}</b>
			</span>
		</th>
	);
	return (
		<table class="ledger">
			<thead>
				<tr>
					{sum(left, 'left')}
					<td class="ledger-unit">{unit}</td>
					{sum(right, 'right')}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, i) => (
					<tr key={i}>
						<LedgerCell cell={row.left} side="left" shape={left.shape} />
						<th scope="row">{row.source}</th>
						<LedgerCell cell={row.right} side="right" shape={right.shape} />
					</tr>
				))}
			</tbody>
		</table>
	);
}

function SideHead({ side }: { side: Side }) {
	return (
		<header class={`result-side seat-${side.shape} ${side.isWinner ? 'winner' : ''}`}>
			<Medallion shape={side.shape} name={side.name.replace(/, you$/, '')} size={52} />
			<div>
				<p class="caps">
					{side.role}
					{side.isWinner && ', winner'}
				</p>
				<h2>{side.name}</h2>
				<p class="note">{side.where}</p>
			</div>
		</header>
	);
}

function Lost({ lost }: { lost: Loss[] }) {
	return (
		<section class="result-box result-lost">
			<h2 class="caps">Lost</h2>
			{lost.map(({ shape, name, pieces, words }) => (
				<div key={name} class="lost-row">
					<SeatMark shape={shape} size={18} title={name} />
					<span class={`lost-pieces seat-${shape}`} aria-hidden="true">
						{pieces.slice(0, MOST).map(({ word, isGone }, i) => (
							<i key={i} class={isGone ? 'gone' : ''}>
								{isGone ? word : <Icon name="helmet" size={15} />}
							</i>
						))}
					</span>
					<b>{words}</b>
				</div>
			))}
		</section>
	);
}

function Gained({ gains }: { gains: Gain[] }) {
	return (
		<section class="result-box result-gains">
			<h2 class="caps">What it brings</h2>
			<ul>
				{gains.map(({ shape, sign, words, note }, i) => (
					<li key={i}>
						{sign ? (
							<span class={`gain-disc seat-${shape}`}>{sign}</span>
						) : (
							<SeatMark shape={shape} size={18} />
						)}
						<span>
							<b>{words}</b>
							{note && <small>{note}</small>}
						</span>
					</li>
				))}
				{!gains.length && <li class="note">Nothing but the field.</li>}
			</ul>
		</section>
	);
}

function LandBox({ land }: { land: NonNullable<Result['land']> }) {
	return (
		<section class={`result-box result-land seat-${land.to}`}>
			<h2 class="caps">Land</h2>
			<p>
				<SeatMark shape={land.from} size={20} />
				<Icon name="move" size={18} />
				<SeatMark shape={land.to} size={20} />
				<b>{land.place}</b>
			</p>
		</section>
	);
}

/* Whoever presses Enter or the space bar goes on, wherever the focus is. */
function useGoOn(goOn: (() => void) | undefined) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		button.current?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		if (!goOn) return undefined;
		const onKey = (event: KeyboardEvent) => {
			if (
				(event.key !== ' ' && event.key !== 'Enter') ||
				(event.target as Element).closest?.('button, a, input, select')
			)
				return;
			event.preventDefault();
			goOn();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [goOn]);
	return button;
}

interface SceneProps {
	result: Result;
	goOn?(): void; // none: a replay goes on by its own controls
	skip?(): void; // something more is waiting to be told
}

export function ResultScene({ result, goOn, skip }: SceneProps) {
	const button = useGoOn(goOn);
	const { caps, title, why, winner, sides, rows, lost, gains, land, unit } = result;
	return (
		<div class={`result ${sides ? '' : 'of-roll'}`} data-result={result.kind}>
			<div class="result-body">
				<header class="result-head">
					{winner && <Medallion shape={winner.shape} name={winner.name} size={72} />}
					<div>
						<p class="caps">{caps}</p>
						<h1 id="result-title">{title}</h1>
					</div>
					<p class="result-why">{why}</p>
				</header>
				{sides && (
					<div class="result-fight">
						<div class="result-sides">
							<SideHead side={sides[0]} />
							<span class="swords">
								<Icon name="battle" size={26} />
							</span>
							<SideHead side={sides[1]} />
						</div>
						<Ledger sides={sides} rows={rows} unit={unit} />
					</div>
				)}
				<div class="result-boxes">
					{lost.length > 0 && <Lost lost={lost} />}
					{(gains.length > 0 || sides) && <Gained gains={gains} />}
					{land && <LandBox land={land} />}
				</div>
			</div>
			{goOn && (
				<footer class="result-foot">
					{skip && (
						<button class="button quiet" onClick={skip}>
							Skip to my turn
						</button>
					)}
					<button ref={button} class="button main" onClick={goOn}>
						Go on
					</button>
				</footer>
			)}
		</div>
	);
}
