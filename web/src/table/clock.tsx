/* web/src/table/clock.tsx -- a seat's clock, running down by itself between news. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import type { Clock } from '../source/source';

const SECOND = 1000;
const LOW = 20 * SECOND;

function leftNow({ left, at, runs }: Clock): number {
	return Math.max(0, runs ? left - (performance.now() - at) : left);
}

export function timeText(left: number): string {
	const seconds = Math.ceil(left / SECOND);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const rest = String(seconds % 60).padStart(2, '0');
	if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
	return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

export function ClockFace({ clock }: { clock: Clock }) {
	const [left, setLeft] = useState(leftNow(clock));
	useEffect(() => {
		setLeft(leftNow(clock));
		if (!clock.runs) return undefined;
		const timer = setInterval(() => setLeft(leftNow(clock)), SECOND / 2);
		return () => clearInterval(timer);
	}, [clock]);
	return (
		<span class={`pill clock ${left < LOW ? 'low' : ''}`} role="timer">
			<Icon name="clock" size={14} />
			{timeText(left)}
		</span>
	);
}
