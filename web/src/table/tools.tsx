/* web/src/table/tools.tsx -- what the bar above a table offers, and the keys for it. */

import { useEffect } from 'preact/hooks';
import { IconButton, MenuButton, type MenuItem } from '../parts/bar';
import { saveText } from '../parts/file';
import { Icon } from '../parts/icon';
import { setSetting, settings } from '../settings';
import type { TableModel } from './model';

interface ToolsProps {
	model: TableModel;
	isPhone: boolean;
	openChat(): void;
	resign(): void;
}

export function Tools({ model, isPhone, openChat, resign }: ToolsProps) {
	const { table, position } = model;
	const id = table!.game.game;
	const items: MenuItem[] = [
		...(isPhone ? [{ icon: 'book', label: 'Rules', href: `#/rules/${id}` } as MenuItem] : []),
		...(isPhone && position!.undo
			? [{ icon: 'undo', label: 'Take back', onClick: () => void model.undo() } as MenuItem]
			: []),
		...(isPhone && table!.canOdds
			? [
					{
						icon: 'target',
						label: settings.odds ? 'Act without odds' : 'Odds before acting',
						onClick: () => toggleOdds(model),
					} as MenuItem,
				]
			: []),
		{ icon: 'download', label: 'Download the record', onClick: () => void download(model) },
		...(table!.canResign && !position!.over && position!.viewer !== 'nobody'
			? [{ icon: 'flag', label: 'Resign', onClick: resign } as MenuItem]
			: []),
		{ icon: 'play', label: 'All games', href: '#/' },
	];
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
			{table!.canOdds && !isPhone && (
				<IconButton
					icon="target"
					label="Odds before acting (O)"
					pressed={settings.odds}
					onClick={() => toggleOdds(model)}
				/>
			)}
			{!isPhone && table!.canChat && (
				<IconButton icon="chat" label="Chat" badge={model.unread} onClick={openChat} />
			)}
			{!isPhone && (
				<a class="icon-button" href={`#/rules/${id}`} aria-label="Rules" title="Rules">
					<Icon name="book" />
				</a>
			)}
			<MenuButton items={items} />
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
			if (event.key === 'u' && model.position?.undo) void model.undo();
			else if (event.key === 'h' && model.ask && model.table?.canHint) void model.hint();
			else if (event.key === 'o' && model.table?.canOdds) toggleOdds(model);
			else if (event.key === ' ' && model.isMoving) onPress();
		};
		document.addEventListener('pointerdown', onPress);
		document.addEventListener('keydown', onKey);
		return () => {
			document.removeEventListener('pointerdown', onPress);
			document.removeEventListener('keydown', onKey);
		};
	}, [model]);
}
