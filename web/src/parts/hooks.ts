/* web/src/parts/hooks.ts -- small hooks that several parts share. */

import { type MutableRef, useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks';
import { onSettings, type Settings, settingsNow } from '../settings';
import { inbox, onInbox, refreshInbox, type Waiting } from '../source/inbox';

const HIDDEN = 250; /* milliseconds after which no frame will come: nobody looks at the page */

/* The first call is let through at once; those that follow before the next frame are one, with that frame. */
function oncePerFrame(act: () => void): () => void {
	let isHeld = false;
	let isWanted = false;
	let timer = 0;
	const release = () => {
		clearTimeout(timer);
		if (!isHeld) return;
		isHeld = false;
		if (isWanted) go();
	};
	const go = () => {
		isWanted = isHeld;
		if (isHeld) return;
		isHeld = true;
		act();
		requestAnimationFrame(release);
		timer = window.setTimeout(release, HIDDEN);
	};
	return go;
}

/* Draws again whenever the model says that it has changed, but no more often than it can be seen. */
export function useModel(model: { subscribe(listener: () => void): () => void }) {
	const [, draw] = useReducer((count: number) => count + 1, 0);
	useLayoutEffect(() => {
		draw(0); /* it may have changed since the first drawing */
		return model.subscribe(oncePerFrame(() => draw(0)));
	}, [model]);
}

export type Size = 'phone' | 'tablet' | 'desktop';

const PHONE = matchMedia('(max-width: 699px)');
const SMALL = matchMedia('(max-width: 1099px)');
const LOW = matchMedia(
	'(max-height: 559px) and (min-width: 560px)',
); /* a phone on its side, a page that is zoomed */
const QUERIES = [PHONE, SMALL, LOW];
const sizeNow = (): Size =>
	LOW.matches ? 'desktop' : PHONE.matches ? 'phone' : SMALL.matches ? 'tablet' : 'desktop';

function useWindow<Value>(read: () => Value): Value {
	const [value, setValue] = useState(read);
	useEffect(() => {
		const update = () => setValue(read);
		for (const query of QUERIES) query.addEventListener('change', update);
		return () => {
			for (const query of QUERIES) query.removeEventListener('change', update);
		};
	}, [read]);
	return value;
}

export const useSize = (): Size => useWindow(sizeNow);

const isLow = () => LOW.matches;

/* As low as that, a board shows a part of itself. */
export const useLow = (): boolean => useWindow(isLow);

/* What is set, as it changes. */
export function useSettings(): Settings {
	const [now, setNow] = useState(settingsNow);
	useEffect(() => onSettings(() => setNow(settingsNow())), []);
	return now;
}

/* Calls back on Escape, and on a press outside of the element. */
export function useDismiss(ref: MutableRef<HTMLElement | null>, dismiss: () => void) {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Escape') dismiss();
		};
		const onPress = (event: Event) => {
			if (!ref.current?.contains(event.target as Node)) dismiss();
		};
		document.addEventListener('keydown', onKey);
		document.addEventListener('pointerdown', onPress);
		return () => {
			document.removeEventListener('keydown', onKey);
			document.removeEventListener('pointerdown', onPress);
		};
	}, [dismiss]);
}

/* All tables, as they change. */
export function useInbox(): Waiting[] {
	const [all, setAll] = useState(inbox);
	useEffect(() => {
		const stop = onInbox(setAll);
		refreshInbox();
		return stop;
	}, []);
	return all;
}

/* How many tables wait for you stands before the title, and on the icon of a program that was installed. */
export function useTitle(title: string) {
	useEffect(() => {
		const show = (all: Waiting[]) => {
			const count = all.filter((one) => one.isYours).length;
			document.title = `${count ? `(${count}) ` : ''}${title === 'Rubicon' ? title : `${title} – Rubicon`}`;
			void (navigator as { setAppBadge?(count: number): Promise<void> })
				.setAppBadge?.(count)
				.catch(() => undefined);
		};
		return onInbox(show);
	}, [title]);
}
