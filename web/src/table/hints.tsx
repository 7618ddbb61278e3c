/* web/src/table/hints.tsx -- the best there is, as a bot sees it, with its chance to win; what is as good is not listed. */

import type { Thought } from '../source/source';
import type { TableModel } from './model';

const percent = (share: number) => `${Math.round(share / 100)}%`;

function Suggestion({ thought, model }: { thought: Thought; model: TableModel }) {
	const point = () =>
		model.set({
			highlight: thought.args
				.filter((arg): arg is string => typeof arg === 'string')
				.map((word) => ({ type: '', word })),
		});
	return (
		<li>
			<button
				class="suggestion"
				onClick={() => model.play(thought)}
				onMouseEnter={point}
				onFocus={point}
			>
				<span>{thought.label}</span>
				<span class="share">
					<span class="share-bar">
						<span style={{ width: percent(thought.share) }} />
					</span>
					<b>{percent(thought.share)}</b>
					{thought.spread > 0 && <small>±{Math.max(1, Math.round(thought.spread / 100))}</small>}
				</span>
			</button>
		</li>
	);
}

/* What is worse than the line before it; a list of equal chances says nothing. */
const differing = (thoughts: Thought[]) =>
	thoughts.filter((one, i) => i === 0 || percent(one.share) !== percent(thoughts[i - 1]!.share));

export function Hints({ model }: { model: TableModel }) {
	if (!model.hints) return null;
	if (model.hints === 'thinking')
		return (
			<p class="hints note" role="status">
				Thinking about it …
			</p>
		);
	if (!model.hints.length)
		return (
			<p class="hints note" role="status">
				There is only one thing to do here.
			</p>
		);
	const shown = differing(model.hints);
	const alike = model.hints
		.filter((one) => one !== shown[0] && percent(one.share) === percent(shown[0]!.share))
		.map((one) => one.label);
	return (
		<div class="hints">
			<p class="caps">Hint: chance to win</p>
			<ol>
				{shown.map((thought) => (
					<Suggestion key={thought.act} thought={thought} model={model} />
				))}
			</ol>
			{alike.length > 0 && <p class="note">As good: {alike.join('; ')}.</p>}
		</div>
	);
}
