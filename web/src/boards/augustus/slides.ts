/* web/src/boards/augustus/slides.ts -- legions slide from where they were to where they are. */

import { type MutableRef, useLayoutEffect } from 'preact/hooks';
import { isCalm, settings } from '../../settings';
import type { Happening, Position } from '../board';

const ARRIVES = ['placed', 'moved', 'arranged'];
const TIME = 420; /* milliseconds at the calm pace */

const centreOf = (element: Element) => {
	const box = element.getBoundingClientRect();
	return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/* Where a legion stands now: the last filled space of this symbol. */
function spaceOf(root: Element, { seat, args }: Happening): HTMLElement | null {
	const all = root.querySelectorAll<HTMLElement>(`[data-space="${seat} ${args[0]} ${args[1]}"]`);
	return [...all].filter((one) => one.dataset.state !== 'free').at(-1) ?? all[0] ?? null;
}

function sourceOf(
	root: Element,
	happening: Happening,
	lifted: Happening | undefined,
): Element | null {
	const from = happening.event === 'moved' && lifted ? spaceOf(root, lifted) : null;
	return from ?? root.querySelector(`[data-stock="${happening.seat}"]`);
}

function slide(target: HTMLElement, source: Element) {
	const [from, to] = [centreOf(source), centreOf(target)];
	const coin = target.querySelector<HTMLElement>('.au-legion');
	coin?.animate(
		[
			{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)`, zIndex: 20 },
			{ transform: 'none', zIndex: 20 },
		],
		{ duration: TIME * settings.pace, easing: 'cubic-bezier(.2,.7,.3,1)' },
	);
}

export function useSlides(root: MutableRef<HTMLElement | null>, position: Position) {
	useLayoutEffect(() => {
		if (!root.current || isCalm() || settings.pace === 0) return;
		for (const happening of position.events.filter((one) => ARRIVES.includes(one.event))) {
			const lifted = position.events.find(
				(one) => one.event === 'lifted' && one.seat === happening.seat,
			);
			const target = spaceOf(root.current, happening);
			const source = sourceOf(root.current, happening, lifted);
			if (target && source) slide(target, source);
		}
	}, [position]);
}
