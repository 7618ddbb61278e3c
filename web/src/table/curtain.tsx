/* web/src/table/curtain.tsx -- hot seat: the screen is handed over before secrets are shown. */

import type { Looks } from '../boards/board';
import { Medallion } from '../parts/shapes';

interface CurtainProps {
	title: string;
	seat: string;
	looks: Looks;
	ready(): void;
}

export function Curtain({ title, seat, looks, ready }: CurtainProps) {
	return (
		<div class="curtain" role="dialog" aria-modal="true" aria-label={`${title} is next`}>
			<Medallion shape={looks[seat]!} name={title} size={96} />
			<h2>{title} is next</h2>
			<p>Hand over the screen. Nobody else should look.</p>
			<button class="button main" autofocus onClick={ready}>
				I am {title}
			</button>
		</div>
	);
}
