/* web/src/parts/press.ts -- makes anything drawn a button: mouse, finger and keys alike. */

type Answer = (at: DOMRect) => void;

/* Spread on an element: <path {...press('Spain', (at) => ...)} />.  Inside an SVG too. */
export function press(label: string, answer: Answer, glows = false) {
	return {
		role: 'button' as const,
		tabindex: 0 /* in small letters: an SVG knows no other */,
		'aria-label': label,
		class: glows ? 'target glows' : 'target',
		onClick: (event: MouseEvent) => answer(boxAround(event)),
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'Enter' && event.key !== ' ') return;
			event.preventDefault();
			answer((event.currentTarget as Element).getBoundingClientRect());
		},
	};
}

/* The same for things that show words of their own: their name is a hidden child of class sr-only. */
export function pressSpoken(answer: Answer, glows = false) {
	const { 'aria-label': _, ...rest } = press('', answer, glows);
	return rest;
}

/* A small box round the pointer for big things, so that a popover opens where one looks. */
function boxAround(event: MouseEvent): DOMRect {
	const box = (event.currentTarget as Element).getBoundingClientRect();
	const isBig = box.width > 120 || box.height > 120;
	if (!isBig || (event.clientX === 0 && event.clientY === 0)) return box;
	return new DOMRect(event.clientX - 8, event.clientY - 8, 16, 16);
}
