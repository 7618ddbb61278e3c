/* web/src/parts/icon.tsx -- the drawn icons, by name: one silhouette in the text's colour. */

import { icons } from 'virtual:icons';

export type IconName =
	| 'bag'
	| 'battle'
	| 'book'
	| 'bribe'
	| 'burst'
	| 'catapult'
	| 'chariot'
	| 'chat'
	| 'check'
	| 'clock'
	| 'dagger'
	| 'eye'
	| 'gold'
	| 'helmet'
	| 'hint'
	| 'joker'
	| 'laurel'
	| 'lock'
	| 'menu'
	| 'move'
	| 'play'
	| 'plus'
	| 'senator'
	| 'shield'
	| 'standard'
	| 'swap'
	| 'sword'
	| 'sword1'
	| 'target'
	| 'undo'
	| 'wall'
	| 'wheat'
	| 'close'
	| 'moon'
	| 'sun'
	| 'sound'
	| 'mute'
	| 'share'
	| 'next'
	| 'previous'
	| 'first'
	| 'last'
	| 'download'
	| 'search'
	| 'flag'
	| 'minus'
	| 'chevron'
	| 'pause'
	| 'people'
	| 'fit';

interface IconProps {
	name: IconName;
	size?: number;
	x?: number; // inside another SVG
	y?: number;
	class?: string;
}

export function Icon({ name, size = 20, x, y, class: extra }: IconProps) {
	return (
		<svg
			class={`icon ${extra ?? ''}`}
			viewBox="0 0 48 48"
			width={size}
			height={size}
			x={x}
			y={y}
			aria-hidden="true"
			dangerouslySetInnerHTML={{ __html: icons[name] ?? '' }}
		/>
	);
}
