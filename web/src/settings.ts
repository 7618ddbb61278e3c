/* web/src/settings.ts -- what a person has chosen for this browser. */

import { getValue, putText } from './source/store';

const KEY = 'rubicon.settings';

interface Stored {
	theme: 'system' | 'light' | 'dark';
	sound: boolean; // and touch
	volume: number; // 1: as loud as it gets, which is not loud
	pace: number; // 1: bots and dice as they are; 0: at once
	odds: boolean; // shown before an action is done
	forecast: boolean; // what may come of a fight is shown first
	name: string;
}

const USUAL: Stored = {
	theme: 'system',
	sound: true,
	volume: 1,
	pace: 1,
	odds: false,
	forecast: true,
	name: '',
};

const read = (): Stored => ({
	...USUAL,
	...getValue<Partial<Stored>>(KEY, (value) => typeof value === 'object'),
});

const listeners = new Set<() => void>();
export const settings: Readonly<Stored> = read();

export function setSetting<Name extends keyof Stored>(name: Name, value: Stored[Name]) {
	Object.assign(settings, { [name]: value });
	putText(KEY, JSON.stringify(settings));
	for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export const isDark = () =>
	settings.theme === 'dark' || (settings.theme === 'system' && prefersDark.matches);

/* static/theme.js does the same before the first paint. */
export function applyTheme() {
	document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

prefersDark.addEventListener('change', applyTheme);
onSettings(applyTheme);

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
export const isCalm = () => reduced.matches;
