/* web/src/parts/dialog.tsx -- a question in the middle of the screen; Escape and outside leave it. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icon';

interface DialogProps {
	title: string;
	close(): void;
	children: ComponentChildren;
	class?: string;
}

export function Dialog({ title, close, children, class: extra }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => ref.current?.showModal(), []);
	return (
		<dialog
			ref={ref}
			class={`dialog ${extra ?? ''}`}
			aria-label={title}
			onClose={close}
			onClick={(event) => {
				if (event.target === ref.current) close();
			}}
		>
			<div class="dialog-body">
				<header class="dialog-head">
					<h2>{title}</h2>
					<button class="icon-button" aria-label="Close" onClick={close}>
						<Icon name="close" />
					</button>
				</header>
				{children}
			</div>
		</dialog>
	);
}
