/* web/src/table/tools.tsx -- what the bar above a table offers, and the keys for it. */

import { useEffect } from 'preact/hooks';
import { IconButton, MenuButton, type MenuItem } from '../parts/bar';
import { saveText } from '../parts/file';
import { useSettings } from '../parts/hooks';
import { Icon } from '../parts/icon';
import { type Settings, setSetting, settings } from '../settings';
import type { TableModel } from './model';

interface ToolsProps {
	model: TableModel;
	isPhone: boolean;
	openChat(): void;
	resign(): void;
}

/* What the menu has: on a phone also what stands in the bar elsewhere. */
function menuItems({ model, isPhone, resign }: ToolsProps, { odds }: Settings): MenuItem[] {
	const { table, position } = model;
	const only = (isShown: boolean | undefined, item: MenuItem) => (isShown ? [item] : []);
	return [
		...only(isPhone, { icon: 'book', label: 'Rules', href: `#/rules/${table!.game.game}` }),
		...only(isPhone && position!.undo, {
			icon: 'undo',
			label: 'Take back',
			onClick: () => void model.undo(),
		}),
		...only(isPhone && table!.canOdds, {
			icon: 'target',
			label: odds ? 'Act without odds' : 'Odds before acting',
			onClick: () => toggleOdds(model),
		}),
		{ icon: 'download', label: 'Download the record', onClick: () => void download(model) },
		...only(table!.canResign && !position!.over && position!.viewer !== 'nobody', {
			icon: 'flag',
			label: 'Resign',
			onClick: resign,
		}),
		{ icon: 'play', label: 'All games', href: '#/' },
	];
}

/* What there is room for on a wide screen. */
function WideTools({ model, openChat, odds }: ToolsProps & { odds: boolean }) {
	const { table } = model;
	return (
		<>
			{table!.canOdds && (
				<IconButton
					icon="target"
					label="Odds before acting (O)"
					pressed={odds}
					onClick={() => toggleOdds(model)}
				/>
			)}
			{table!.canChat && (
				<IconButton icon="chat" label="Chat" badge={model.unread} onClick={openChat} />
			)}
			<a class="icon-button" href={`#/rules/${table!.game.game}`} aria-label="Rules" title="Rules">
				<Icon name="book" />
			</a>
		</>
	);
}

export function Tools(props: ToolsProps) {
	const { model, isPhone } = props;
	const { table, position } = model;
	const set = useSettings();
	return (
		<>
			{!isPhone && (
				<IconButton
					icon="undo"
					label="Take back (U)"
					disabled={!position!.undo}
					onClick={() => position!.undo && model.undo()}
				/>
			)}
			{table!.canHint && (
				<IconButton
					icon="hint"
					label="Hint (H)"
					disabled={!model.ask}
					pressed={model.hints !== null}
					onClick={() => model.ask && model.hint()}
				/>
			)}
			{!isPhone && <WideTools {...props} odds={set.odds} />}
			<MenuButton items={menuItems(props, set)} />
		</>
	);
}

function toggleOdds(model: TableModel) {
	setSetting('odds', !settings.odds);
	model.set({ weighed: null });
}

async function download(model: TableModel) {
	saveText(`${model.table!.game.game}.rubicon`, await model.source.record());
}

/* Pieces, dice and cards are where they belong at once. */
function finishMoving() {
	for (const one of document.getAnimations())
		if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
}

const KEYS: Record<string, (model: TableModel) => void> = {
	u: (model) => model.position?.undo && void model.undo(),
	h: (model) => model.ask && model.table?.canHint && void model.hint(),
	o: (model) => model.table?.canOdds && toggleOdds(model),
};

/* Any click finishes what moves; U takes back, H asks for a hint, O shows odds before acting. */
export function useShortcuts(model: TableModel) {
	useEffect(() => {
		const onPress = () => {
			model.skip();
			finishMoving();
		};
		const onKey = (event: KeyboardEvent) => {
			const isTyping = (event.target as Element).matches?.('input, textarea, select');
			if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key === ' ' && model.isMoving) onPress();
			else KEYS[event.key]?.(model);
		};
		document.addEventListener('pointerdown', onPress);
		document.addEventListener('keydown', onKey);
		return () => {
			document.removeEventListener('pointerdown', onPress);
			document.removeEventListener('keydown', onKey);
		};
	}, [model]);
}
