/* web/src/boards/three-caesars/box.d.ts -- what the engine says lies in the box (web/tools/virtual.mjs). */

declare module 'virtual:box/three-caesars' {
	export const cards: Record<
		string,
		{ title: string; value: number; type: 'event' | 'battle' | 'response'; effect: string }
	>;
}
