/* web/src/table/hold.ts -- to look before one acts: a long press, the other mouse button, Shift and Enter.
 *
 * It is a click of which nothing comes yet: what cannot be done says why not, as ever; what can be done says
 * what may come of it. */

import { useEffect } from 'preact/hooks';
import type { TableModel } from './model';

const LONG = 480; /* milliseconds */
const STILL = 10; /* pixels that a finger may stray */
const HOLDABLE = '.target, .chip, .prompt .button';

function lookAt(
	model: TableModel,
	thing: Element,
	{ clientX = 0, clientY = 0 }: Partial<PointerEvent>,
) {
	model.isLooking = true;
	thing.dispatchEvent(
		new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }),
	);
	model.isLooking = false;
}

class Finger {
	#model: TableModel;
	#down: PointerEvent | null = null;
	#timer = 0;
	#isDone = false; /* the click that follows a long press is no click */

	constructor(model: TableModel) {
		this.#model = model;
	}

	down = (event: PointerEvent) => {
		const thing = (event.target as Element).closest(HOLDABLE);
		this.lift();
		this.#isDone = false;
		if (event.pointerType === 'mouse' || !event.isPrimary || !thing) return;
		this.#down = event;
		this.#timer = window.setTimeout(() => {
			this.#isDone = false;
			lookAt(this.#model, thing, event);
			this.#isDone = true;
		}, LONG);
	};

	move = (event: PointerEvent) => {
		if (
			this.#down &&
			Math.hypot(event.clientX - this.#down.clientX, event.clientY - this.#down.clientY) > STILL
		)
			this.lift();
	};

	lift = () => {
		clearTimeout(this.#timer);
		this.#down = null;
	};

	click = (event: MouseEvent) => {
		if (!this.#isDone || !event.isTrusted) return;
		this.#isDone = false;
		event.stopPropagation();
		event.preventDefault();
	};

	/* The other button of a mouse; a finger's long press has its timer. */
	menu = (event: MouseEvent) => {
		const thing = (event.target as Element).closest(HOLDABLE);
		if (!thing) return;
		event.preventDefault();
		if ((event as PointerEvent).pointerType === 'mouse') lookAt(this.#model, thing, event);
	};

	key = (event: KeyboardEvent) => {
		const thing = (event.target as Element).closest?.(HOLDABLE);
		if (event.key !== 'Enter' || !event.shiftKey || !thing) return;
		event.preventDefault();
		event.stopPropagation();
		lookAt(this.#model, thing, {});
	};
}

export function useHold(model: TableModel) {
	useEffect(() => {
		const finger = new Finger(model);
		const listeners: [string, EventListener][] = [
			['pointerdown', finger.down as EventListener],
			['pointermove', finger.move as EventListener],
			['pointerup', finger.lift],
			['pointercancel', finger.lift],
			['click', finger.click as EventListener],
			['contextmenu', finger.menu as EventListener],
			['keydown', finger.key as EventListener],
		];
		for (const [name, listener] of listeners)
			document.addEventListener(name, listener, { capture: true });
		return () => {
			finger.lift();
			for (const [name, listener] of listeners)
				document.removeEventListener(name, listener, { capture: true });
		};
	}, [model]);
}
