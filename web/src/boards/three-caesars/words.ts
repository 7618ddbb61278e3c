/* web/src/boards/three-caesars/words.ts -- what dice come from and tables say, in words for people. */

import type { Source } from './view';

export const GOAL = 10; /* political points */

export const SCENARIOS: Record<string, string> = {
	campaign: 'Campaign',
	long: 'Long war',
	medium: 'Medium war',
	short: 'Short war',
};

interface SourceWords {
	title: string;
	icon:
		| 'helmet'
		| 'laurel'
		| 'shield'
		| 'move'
		| 'wheat'
		| 'undo'
		| 'burst'
		| 'wall'
		| 'plus'
		| 'eye'
		| 'catapult'
		| 'target';
	why: string;
	clause: string;
}

/* Each source of battle dice, and why it counts. */
export const SOURCES: Record<Source, SourceWords> = {
	cohorts: {
		title: 'Cohorts able',
		icon: 'helmet',
		why: 'One die for each cohort that is not wounded.',
		clause: 'TC-DICE',
	},
	leaders: {
		title: 'Leaders',
		icon: 'laurel',
		why: 'Their battle ratings. Two leaders at most count.',
		clause: 'TC-LEADERS',
	},
	defender: {
		title: 'Defending',
		icon: 'shield',
		why: 'Whoever is attacked rolls one die more.',
		clause: 'TC-DICE',
	},
	interception: {
		title: 'Intercepted',
		icon: 'move',
		why: 'Coming upon an enemy on the march is worth a die, in the first round.',
		clause: 'TC-INTERCEPT',
	},
	supply: {
		title: 'Enemy out of supply',
		icon: 'wheat',
		why: 'Every road from there leads over a pass or to enemies: three dice, in the first round.',
		clause: 'TC-SUPPLY',
	},
	avoidance: {
		title: 'Caught slipping away',
		icon: 'undo',
		why: 'Trying to avoid the battle in vain costs a die in the first round.',
		clause: 'TC-AVOID',
	},
	card: {
		title: 'Battle card',
		icon: 'burst',
		why: 'The card that was played for this side, in the first round.',
		clause: 'TC-WINDOWS',
	},
	enemyCard: {
		title: 'Enemy card',
		icon: 'wall',
		why: 'The card that was played against this side, in the first round.',
		clause: 'TC-WINDOWS',
	},
	conscripts: {
		title: 'Conscripts',
		icon: 'plus',
		why: 'Conscripts bring one die in the round in which they come.',
		clause: 'TC-DICE',
	},
	omens: {
		title: 'Ill omens',
		icon: 'eye',
		why: 'Ill Omens cost the attacker two dice this round.',
		clause: 'TC-WINDOWS',
	},
	catapults: {
		title: 'Catapults',
		icon: 'catapult',
		why: 'One die for each catapult.',
		clause: 'TC-ENGINES',
	},
	least: {
		title: 'At least one',
		icon: 'target',
		why: 'An able cohort always rolls a die, and nobody fewer than none.',
		clause: 'TC-DICE',
	},
};

export interface Chart {
	title: string;
	rows: { upTo: number; words: string }[];
}

/* Tables of dice, row by row: each stands for results up to its number. */
export const CHARTS: Record<string, Chart> = {
	siege: {
		title: 'Siege of Rome',
		rows: [
			{ upTo: 2, words: 'Two cohorts lost, and no other siege this turn' },
			{ upTo: 3, words: 'One cohort lost' },
			{ upTo: 5, words: 'Nothing' },
			{ upTo: 8, words: 'One wall point, one cohort lost' },
			{ upTo: 11, words: 'Two wall points' },
			{ upTo: 12, words: 'Three wall points' },
		],
	},
	sortie: {
		title: 'Sortie from Rome',
		rows: [
			{ upTo: 2, words: 'Rome surrenders' },
			{ upTo: 3, words: 'One cohort inside is lost' },
			{ upTo: 5, words: 'Nothing' },
			{ upTo: 6, words: 'One besieger lost, one wall point mended' },
			{ upTo: 8, words: 'One besieger and an engine lost, one wall point mended' },
			{ upTo: 10, words: 'Two besiegers and an engine lost, two wall points mended' },
			{ upTo: 12, words: 'Three besiegers and all engines lost, all walls mended' },
		],
	},
	assassin: {
		title: 'Assassination',
		rows: [
			{ upTo: 2, words: 'It backfires: the plotter loses 1-3 political points' },
			{ upTo: 9, words: 'It fails' },
			{ upTo: 12, words: 'The victim dies' },
		],
	},
	blackmail: {
		title: 'Blackmail',
		rows: [
			{ upTo: 1, words: 'It backfires: the plotter loses 1-3 political points' },
			{ upTo: 2, words: 'It fails' },
			{ upTo: 6, words: 'The victim loses 1-3 political points' },
		],
	},
	graft: {
		title: 'Graft',
		rows: [
			{ upTo: 1, words: 'It backfires: the plotter loses a political point' },
			{ upTo: 3, words: 'It fails' },
			{ upTo: 6, words: 'The victim loses a card at random' },
		],
	},
	seduction: {
		title: 'Seduction',
		rows: [
			{ upTo: 1, words: 'It backfires: the plotter loses 1-3 political points' },
			{ upTo: 3, words: 'It fails' },
			{ upTo: 6, words: 'The victim loses 1-3 political points' },
		],
	},
	interception: {
		title: 'Interception',
		rows: [
			{ upTo: 7, words: 'He comes too late' },
			{ upTo: 16, words: 'He intercepts: dice and strategy reach 8' },
		],
	},
	avoidance: {
		title: 'Avoiding battle',
		rows: [
			{ upTo: 7, words: 'Caught, and a die fewer' },
			{ upTo: 16, words: 'Slips away: dice and strategy reach 8' },
		],
	},
};

export const rowAt = (chart: Chart, sum: number) =>
	chart.rows.find((row) => sum <= row.upTo) ?? chart.rows.at(-1)!;
