/* web/src/table/odds.tsx -- what may come of an action, before it is done. */

import { useEffect, useRef } from 'preact/hooks';
import type { Odds } from '../source/source';
import { type Weighed as Considered, isCertain, type TableModel } from './model';

const percent = (share: number) =>
	share > 0 && share < 100 ? '<1%' : `${Math.round(share / 100)}%`;

function Outcome({ share, words, spread }: { share: number; words: string; spread: number }) {
	return (
		<li class="outcome">
			<span>{words}</span>
			<span class="share">
				<span class="share-bar">
					<span style={{ width: `${share / 100}%` }} />
				</span>
				<b>{percent(share)}</b>
				{spread >= 100 && <small>±{Math.round(spread / 100)}</small>}
			</span>
		</li>
	);
}

function Outcomes({ odds }: { odds: Odds }) {
	return (
		<ul>
			{odds.outcomes.map(({ share, low, high, events }, i) => (
				<Outcome
					key={i}
					share={share}
					spread={(high - low) / 2}
					words={events.map((one) => one.text).join(' ') || 'Nothing special'}
				/>
			))}
			{odds.rest > 0 && <Outcome share={odds.rest} spread={0} words="Anything else" />}
		</ul>
	);
}

function Prospect({ odds }: Pick<Considered, 'odds'>) {
	if (odds === 'counting') return <p class="note">Counting …</p>;
	if (odds === 'untold') return <p class="note">What may come of it cannot be counted here.</p>;
	return isCertain(odds) ? (
		<p class="note">Nothing is left to chance.</p>
	) : (
		<Outcomes odds={odds} />
	);
}

export function Weighed({ model }: { model: TableModel }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [model.weighed]);
	if (!model.weighed) return null;
	const { offer, odds } = model.weighed;
	const about = model.board.about?.(offer, model.position!);
	return (
		<div ref={ref} class="hints weighed" role="status">
			<p class="caps">What may come of it</p>
			<p>
				<b>{offer.label}</b>
			</p>
			{about && <p>{about}</p>}
			<Prospect odds={odds} />
			<div class="buttons">
				<button class="button main" onClick={() => model.play(offer)}>
					Do it
				</button>
				<button class="button" onClick={() => model.set({ weighed: null })}>
					Not yet
				</button>
			</div>
		</div>
	);
}
