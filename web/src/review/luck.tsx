/* web/src/review/luck.tsx -- how lucky each seat was, roll by roll, and the way to each roll. */

import { useState } from 'preact/hooks';
import type { Analysis } from './analysis';

interface LuckProps {
	analysis: Analysis;
	seat: number;
	title: string;
	href(ply: number): string;
}

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/* One bar for each roll: above the line it was better than its mean. */
export function LuckBars({ analysis, seat, title, href }: LuckProps) {
	const { rolls, shares } = analysis;
	const most = Math.max(0.02, ...rolls.map((roll) => Math.abs(roll.luck[seat]!)));
	const sum = rolls.reduce((all, roll) => all + roll.luck[seat]!, 0);
	const best = [...rolls].sort((a, b) => Math.abs(b.luck[seat]!) - Math.abs(a.luck[seat]!))[0];
	if (!rolls.length) return <p class="note">No dice to judge.</p>;
	return (
		<div class="review-luck">
			<p>
				<b>{title}</b> <span class={sum < 0 ? 'worse' : 'better'}>{signed(sum * 100)}</span>
			</p>
			<svg
				viewBox="0 0 300 40"
				role="img"
				aria-label={`${title}: ${signed(sum * 100)} percentage points by luck in ${rolls.length} rolls`}
			>
				<path class="review-axis" d="M0 20H300" />
				{rolls.map((roll) => {
					const height = (18 * roll.luck[seat]!) / most;
					return (
						<rect
							key={roll.ply}
							class={height < 0 ? 'worse' : 'better'}
							x={(300 * roll.ply) / shares.length}
							width="2"
							y={height < 0 ? 20 : 20 - height}
							height={Math.max(0.5, Math.abs(height))}
						/>
					);
				})}
			</svg>
			{best && (
				<p class="note">
					Most: <a href={href(best.ply + 1)}>{best.label}</a> {signed(best.luck[seat]! * 100)}
				</p>
			)}
		</div>
	);
}

/* ---- every roll --------------------------------------------------------------------------------------------- */

interface ListProps {
	analysis: Analysis;
	seats: string[];
	href(ply: number): string;
}

const MOST = 60; /* shown at once */

/* The rolls that mattered most, then all of them in order, each with the way to it. */
export function RollList({ analysis, seats, href }: ListProps) {
	const [isOpen, setOpen] = useState(false);
	const [shown, setShown] = useState(MOST);
	const { rolls } = analysis;
	return (
		<details class="review-rolls" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>Every roll and draw, {rolls.length} in all</summary>
			{isOpen && (
				<>
					<table>
						<thead>
							<tr>
								<th scope="col">Roll</th>
								{seats.map((seat) => (
									<th key={seat} scope="col">
										{seat}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rolls.slice(0, shown).map((roll) => (
								<tr key={roll.ply}>
									<td>
										<a href={href(roll.ply + 1)}>{roll.label.replace(/\.$/, '')}</a>
									</td>
									{roll.luck.map((luck, i) => (
										<td key={i} class={luck < -0.0005 ? 'worse' : luck > 0.0005 ? 'better' : ''}>
											{signed(luck * 100)}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
					{rolls.length > shown && (
						<button class="button" onClick={() => setShown(shown + MOST)}>
							Show {Math.min(MOST, rolls.length - shown)} more
						</button>
					)}
				</>
			)}
		</details>
	);
}
