/* web/src/virtual.d.ts -- modules that the build makes (web/tools/build.mjs). */

declare module 'virtual:icons' {
  export const icons: Record<string, string>;
}

declare module 'virtual:boards' {
  import type { GameBoard } from './boards/board';
  export const boards: Record<string, () => Promise<{ board: GameBoard }>>;
}

declare module 'virtual:catalogue' {
  import type { GameInfo } from './table/position';
  export const catalogue: (Omit<GameInfo, 'verbs' | 'names'> & { shown: boolean; seats: string[] })[];
}

declare module 'virtual:rules' {
  export const rules: Record<string, () => Promise<{ default: string }>>;
}

declare const BUILD: string; /* a hash of everything that was built */
