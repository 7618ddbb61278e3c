/* web/src/virtual.d.ts -- modules that the build makes (web/tools/virtual.mjs). */

declare module 'virtual:icons' {
	export const icons: Record<string, string>;
}

declare module 'virtual:boards' {
	export const boards: Record<string, () => Promise<{ board: import('./boards/board').GameBoard }>>;
}

declare module 'virtual:catalogue' {
	export const catalogue: (Omit<import('./table/position').GameInfo, 'verbs' | 'names'> & {
		shown: boolean;
		minutes: [number, number]; // of the shortest scenario, of the longest
		scenarios: { word: string; seats: number[] }[];
		seats: string[]; // titles
		seat_words: string[];
	})[];
}

declare module 'virtual:rules' {
	export const rules: Record<string, () => Promise<{ default: string }>>;
}
