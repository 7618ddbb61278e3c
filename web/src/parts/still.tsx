/* web/src/parts/still.tsx -- what need not be drawn again. */

import { Component, type ComponentChild, type ComponentClass } from 'preact';
import { useRef } from 'preact/hooks';

const differ = (a: object, b: object) => {
	const others = b as Record<string, unknown>;
	return Object.entries(a).some(([name, value]) => value !== others[name]);
};

/* A part that is drawn again only when something that it is given has changed. */
export function still<Props extends object>(
	draw: (props: Props) => ComponentChild,
): ComponentClass<Props> {
	return class extends Component<Props> {
		override shouldComponentUpdate(next: Props) {
			return differ(next, this.props);
		}

		override render(props: Props) {
			return draw(props);
		}
	};
}

/* What is drawn once and stays. */
export class Once extends Component<{ children: ComponentChild }> {
	override shouldComponentUpdate() {
		return false;
	}

	override render() {
		return this.props.children;
	}
}

export interface Latest<Value> {
	now: Value;
}

/* The same box at every drawing, with what is true now in it: for whoever is asked later, by a click. */
export function useLatest<Value>(value: Value): Latest<Value> {
	const box = useRef<Latest<Value>>({ now: value });
	box.current.now = value;
	return box.current;
}
