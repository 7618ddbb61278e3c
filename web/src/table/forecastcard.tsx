/* web/src/table/forecastcard.tsx -- what may come of it, before it is done: ledger, chances, risks, and two buttons. */

import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { setSetting } from '../settings';
import { type Chances, type Forecast, percent } from './forecast';
import type { TableModel } from './model';
import type { Side } from './result';
import { Ledger } from './resultscene';

/* Winning, undecided, losing, in the colours of both; slaughters are hatched at the ends. */
function Bar({ chances, sides }: { chances: Chances; sides: [Side, Side] }) {
	const { win, lose, slaughter = 0, slaughtered = 0, again = 0 } = chances;
	const parts = [
		{ share: slaughter, kind: `seat-${sides[0].shape} hatched` },
		{ share: win - slaughter, kind: `seat-${sides[0].shape}` },
		{ share: again, kind: 'again' },
		{ share: lose - slaughtered, kind: `seat-${sides[1].shape}` },
		{ share: slaughtered, kind: `seat-${sides[1].shape} hatched` },
	];
	return (
		<div class="forecast-bar" aria-hidden="true">
			{parts.map(
				({ share, kind }, i) =>
					share > 0.001 && <i key={i} class={kind} style={{ flexGrow: share }} />,
			)}
		</div>
	);
}

function ChanceWords({ chances }: { chances: Chances }) {
	const { win, lose, slaughter, slaughtered, again } = chances;
	return (
		<div class="forecast-chances">
			<p>
				<b>{percent(win)}</b> you win
				{slaughter ? <small>{percent(slaughter)} by slaughter</small> : null}
			</p>
			{again ? <p class="note">{percent(again)} level</p> : null}
			<p>
				<b>{percent(lose)}</b> you lose
				{slaughtered ? <small>{percent(slaughtered)} by slaughter</small> : null}
			</p>
		</div>
	);
}

function Asked({ forecast }: { forecast: Forecast }) {
	const { caps, title, sides, rows, unit, chances, risks } = forecast;
	return (
		<>
			<header class="forecast-head">
				<span class="forecast-disc">
					<Icon name={sides ? 'battle' : 'target'} size={22} />
				</span>
				<div>
					<p class="caps">{caps}</p>
					<h2>{title}</h2>
				</div>
			</header>
			{sides && <Ledger sides={sides} rows={rows} unit={unit} />}
			{sides && chances && <Bar chances={chances} sides={sides} />}
			{chances && <ChanceWords chances={chances} />}
			{risks.length > 0 && (
				<ul class="forecast-risks">
					{risks.map(({ icon, words, number }) => (
						<li key={words}>
							<Icon name={icon} size={18} />
							<span>{words}</span>
							<b>{number}</b>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

const MEANT = '.stage .outlined, .stage .meant'; /* how boards mark what is talked about */

const ROOM = 60; /* pixels round a place, for what stands on it */

/* Never over the place that it is about. */
function stepAside(card: HTMLElement) {
	card.classList.remove('right');
	const { right, bottom } = card.getBoundingClientRect();
	const isCovered = [...document.querySelectorAll(MEANT)]
		.map((one) => one.getBoundingClientRect())
		.some((place) => place.width > 0 && place.left - ROOM < right && place.top - ROOM < bottom);
	card.classList.toggle('right', isCovered);
}

/* Looked at from its beginning, answered with Enter, left with Escape. */
function useAnswer(model: TableModel) {
	const ref = useRef<HTMLElement>(null);
	useEffect(() => {
		const card = ref.current;
		if (!card) return undefined;
		stepAside(card);
		card.querySelector<HTMLElement>('.main')?.focus({ preventScroll: true });
		card.scrollIntoView({ block: 'nearest' });
		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Escape') leave(model);
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [model.forecast]);
	return ref;
}

const leave = (model: TableModel) => model.set({ forecast: null, highlight: [] });

export function ForecastCard({ model }: { model: TableModel }) {
	const ref = useAnswer(model);
	const shown = model.forecast;
	const set = useSettings();
	if (!shown) return null;
	const { forecast } = shown;
	return (
		<section ref={ref} class="forecast" aria-label={`${forecast.caps}: ${forecast.title}`}>
			<Asked forecast={forecast} />
			<div class="buttons">
				<button class="button main" onClick={() => model.confirm()}>
					{forecast.verb}
				</button>
				<button class="button" onClick={() => leave(model)}>
					Not now
				</button>
			</div>
			<label class="check forecast-again">
				<input
					type="checkbox"
					checked={set.forecast}
					onChange={(event) => setSetting('forecast', event.currentTarget.checked)}
				/>
				<span class="check-box">
					<Icon name="check" size={14} />
				</span>
				Show this before every fight
			</label>
		</section>
	);
}
