/* web/src/parts/levels.ts -- how strong a bot is, in words for people. */

const LEVELS: Record<string, string> = { greedy: 'hasty', random: 'erratic', mcts: 'thorough' };

/* "Bot, hasty" */
export const botTitle = (level: string) => `Bot, ${LEVELS[level] ?? level}`;
