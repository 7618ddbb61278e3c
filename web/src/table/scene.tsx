/* web/src/table/scene.tsx -- what lies over the board for a while: a battle, or how it ended; it keeps the focus. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps, GameBoard } from '../boards/board';
import type { TableModel } from './model';
import { ResultScene } from './resultscene';

const FOCUSABLE = 'button:not([disabled]), a[href], input, select, [tabindex="0"]';

/* Tab goes round inside of it; what lies outside is reached again when it is gone. */
function goRound(event: KeyboardEvent, scene: HTMLElement) {
	const all = [...scene.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) =>
		one.checkVisibility(),
	);
	const [first, last] = [all[0] ?? scene, all.at(-1) ?? scene];
	const now = document.activeElement;
	const isAtEnd = event.shiftKey ? now === first || now === scene : now === last;
	if (scene.contains(now) && !isAtEnd) return;
	event.preventDefault();
	(event.shiftKey ? last : first).focus();
}

const isElsewhere = (scene: HTMLElement) => {
	const now = document.activeElement;
	return !scene.contains(now) && !now?.closest('dialog, .popover, .curtain');
};

/* What had the focus may be gone with every new step: then the scene itself has it. */
function useFocusInside() {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const scene = ref.current!;
		const back = document.activeElement as HTMLElement | null;
		const onKey = (event: KeyboardEvent) => {
			if (event.key === 'Tab' && !document.querySelector('dialog[open], .popover'))
				goRound(event, scene);
		};
		document.addEventListener('keydown', onKey);
		return () => {
			document.removeEventListener('keydown', onKey);
			if (back?.isConnected) back.focus({ preventScroll: true });
		};
	}, []);
	useEffect(() => {
		if (isElsewhere(ref.current!)) ref.current!.focus({ preventScroll: true });
	});
	return ref;
}

interface VeilProps {
	label: string;
	class?: string;
	outside?(): void; // a tap beside it
	children: ComponentChildren;
}

function Veil({ label, class: extra = '', outside, children }: VeilProps) {
	const ref = useFocusInside();
	return (
		<div
			class={`scene-veil ${extra}`}
			onClick={(event) => {
				if (event.target === event.currentTarget) outside?.();
			}}
		>
			<div ref={ref} class="scene" role="dialog" aria-modal="true" aria-label={label} tabIndex={-1}>
				{children}
			</div>
		</div>
	);
}

/* One dialog for the battle and its end, so that the focus stays. */
export function SceneLayer({
	model,
	board,
	props,
}: {
	model: TableModel;
	board: GameBoard;
	props: BoardProps;
}) {
	const { held } = model;
	const hasScene =
		board.Scene !== undefined && board.hasScene?.(props.position, props.picked) === true;
	if (!held && !hasScene) return null;
	const goOn = () => model.goOn();
	return (
		<Veil
			label={held ? held.title : 'Battle'}
			class={held ? 'of-result' : ''}
			outside={held ? goOn : undefined}
		>
			{held ? (
				<ResultScene
					key={`${held.caps} ${held.title}`}
					result={held}
					goOn={goOn}
					skip={model.hasMore ? () => model.skipAll() : undefined}
				/>
			) : (
				board.Scene && <board.Scene {...props} />
			)}
		</Veil>
	);
}
