/* web/src/settings.ts -- what a person has chosen for this browser. */

import { getValue, putText } from './source/store';

const KEY = 'rubicon.settings';

export interface Settings {
	theme: 'system' | 'light' | 'dark';
	sound: boolean; // and touch
	volume: number; // 1: as loud as it gets, which is not loud
	pace: number; // 1: bots and dice as they are; 0: at once
	odds: boolean; // shown before an action is done
	forecast: boolean; // what may come of a fight is shown first
	name: string;
}

const USUAL: Settings = {
	theme: 'system',
	sound: true,
	volume: 1,
	pace: 1,
	odds: false,
	forecast: true,
	name: '',
};

const read = (): Settings => ({
	...USUAL,
	...getValue<Partial<Settings>>(KEY, (value) => typeof value === 'object'),
});

const listeners = new Set<() => void>();

/* For whoever acts by them; what is drawn takes them from useSettings(), to be drawn again when they change. */
export const settings: Readonly<Settings> = read();
export const settingsNow = (): Settings => ({ ...settings });

export function setSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]) {
	Object.assign(settings, { [name]: value });
	putText(KEY, JSON.stringify(settings));
	for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export const isDark = ({ theme }: Settings = settings) =>
	theme === 'dark' || (theme === 'system' && prefersDark.matches);

/* static/theme.js does the same before the first paint. */
export function applyTheme() {
	document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

prefersDark.addEventListener('change', applyTheme);
onSettings(applyTheme);

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
export const isCalm = () => reduced.matches;
