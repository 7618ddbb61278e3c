/* web/src/boards/first-triumvirate/prompt.tsx -- what is asked: leader or troops, how many, which battle. */

import { Die } from '../../parts/die';
import { Icon } from '../../parts/icon';
import { Key } from '../atlas';
import type { BoardProps } from '../board';
import {
	canLead,
	canMarch,
	fromInHand,
	goals,
	isFight,
	isFighting,
	isLeading,
	mostInHand,
	numberInHand,
} from './acts';
import { hexTitle, playerOf, TITLES, troopWord, viewOf } from './view';

/* What the leader may do with his turn. */
function beginWords({ position, offers }: BoardProps) {
	const can = (verb: string) => offers.some((offer) => offer.verb === verb);
	if (position.asks[0]?.step !== 'move' || !can('roll')) return undefined;
	const other = can('collect')
		? ', or collects a conquest here at home'
		: can('parade')
			? ', or parades his conquests in Rome'
			: '';
	const often = other ? `${other}: one of these a turn` : ', once a turn';
	return {
		ask: position.asks[0].ask,
		hint: `${TITLES[position.viewer]} rolls a die and goes as far as it shows${often}. ${other ? '' : aim(position)}Each troop goes one hex.`,
	};
}

/* What a leader's way leads to. */
function aim(position: BoardProps['position']): string {
	const view = viewOf(position);
	const conquests = playerOf(view, position.viewer)?.conquests ?? 0;
	if (view.civilWar) return 'End four turns in a row in Rome to win. ';
	return conquests
		? `His ${conquests === 1 ? 'conquest is' : 'conquests are'} worth popularity in Rome. `
		: 'Conquests are collected at home, in the tinted hexes. ';
}

/* His die is cast. */
const leadWords = ({ position, size }: BoardProps) =>
	position.asks[0]?.step !== 'lead'
		? undefined
		: {
				ask: position.asks[0].ask,
				hint: `${size === 'phone' ? 'Tap' : 'Click'} a ringed hex. ${aim(position)}Troops may march before him.`,
			};

export function promptWords(props: BoardProps) {
	const from = fromInHand(props);
	if (!from) return beginWords(props) ?? leadWords(props);
	const count = numberInHand(props);
	return {
		ask: `Where ${count === 1 ? 'does' : 'do'} ${troopWord(count)} march?`,
		hint: `From ${hexTitle(props.game, from)} to a marked hex beside it.`,
	};
}

/* The roll that your leader may still use; while it falls it is seen below. */
export function PromptExtra({ position, offers }: BoardProps) {
	const { stride } = viewOf(position);
	if (!stride || !offers.length) return null;
	return (
		<span class="prompt-die">
			<Die sides={6} value={stride} size={50} />
			<small>d6</small>
		</span>
	);
}

function HowMany({ props }: { props: BoardProps }) {
	const [now, most] = [numberInHand(props), mostInHand(props)];
	const set = (n: number) =>
		props.setPicked({ ...props.picked, n: Math.max(1, Math.min(most, n)) });
	if (most < 2) return null;
	return (
		<div class="how-many" role="group" aria-label="How many troops march">
			<button
				class="icon-button"
				aria-label="One fewer"
				aria-disabled={now === 1}
				onClick={() => set(now - 1)}
			>
				<Icon name="minus" size={16} />
			</button>
			<b>{now}</b>
			<span class="note">of {most}</span>
			<button
				class="icon-button"
				aria-label="One more"
				aria-disabled={now === most}
				onClick={() => set(now + 1)}
			>
				<Icon name="plus" size={16} />
			</button>
		</div>
	);
}

function Battles({ props }: { props: BoardProps }) {
	const offers = props.offers.filter((offer) => offer.verb === 'fight');
	return (
		<div class="chips">
			{offers.map((offer) => (
				<button key={offer.act} class="chip glows" onClick={() => props.pick(offer)}>
					{offer.label}
				</button>
			))}
		</div>
	);
}

export function PromptMore(props: BoardProps) {
	return (
		<>
			{fromInHand(props) && <HowMany props={props} />}
			{isFighting(props) && <Battles props={props} />}
		</>
	);
}

function Stay({ props }: { props: BoardProps }) {
	const at = playerOf(viewOf(props.position), props.position.viewer)?.hex;
	const offer = props.offers.find((one) => one.verb === 'lead' && one.args[0] === at);
	return offer && at ? (
		<button class="button" onClick={() => props.pick(offer)}>
			Stay in {hexTitle(props.game, at)}
		</button>
	) : null;
}

/* Leader or troops: one of them is in hand. */
export function PromptButtons(props: BoardProps) {
	const name = TITLES[props.position.viewer] ?? 'the leader';
	if (fromInHand(props))
		return (
			<button class="button" onClick={() => props.setPicked({ troops: true })}>
				Other troops
			</button>
		);
	if (isLeading(props)) {
		return (
			<>
				<Stay props={props} />
				{canMarch(props) && (
					<button class="button" onClick={() => props.setPicked({ troops: true })}>
						Move troops
					</button>
				)}
			</>
		);
	}
	return canLead(props) ? (
		<button class="button" onClick={() => props.setPicked({})}>
			Move {name}
		</button>
	) : null;
}

/* ---- the legend ------------------------------------------------------------------------------------------ */

function glowWords(props: BoardProps): string {
	if (isFighting(props)) return 'A battle to fight';
	if (fromInHand(props)) return 'They can march here';
	if (isLeading(props)) return `${TITLES[props.position.viewer]} can go here`;
	return canMarch(props) ? 'Troops that can march' : '';
}

export function Legend(props: BoardProps) {
	const words = glowWords(props);
	const fights = !isFighting(props) && [...goals(props).keys()].some((hex) => isFight(props, hex));
	return (
		<>
			{words && <Key mark={<span class="key-hex" />} words={words} />}
			{fights && (
				<Key
					mark={
						<svg
							class="key-fight"
							viewBox="-13 -13 26 26"
							width="22"
							height="22"
							aria-hidden="true"
						>
							<g class="fight-mark">
								<circle r="11" />
								<Icon name="battle" size={15} x={-7.5} y={-7.5} />
							</g>
						</svg>
					}
					words="and must fight"
				/>
			)}
			<Key mark={<span class="key-border" />} words="Border of Italy" />
		</>
	);
}
