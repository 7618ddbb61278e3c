/* web/src/parts/guard.tsx -- a drawing that fails is replaced by a plainer one, and the game goes on. */

import { Component, type ComponentChildren } from 'preact';

interface GuardProps {
	children: ComponentChildren;
	fallback: ComponentChildren;
}

export class Guard extends Component<GuardProps, { failed: boolean }> {
	override state = { failed: false };

	static override getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: Error) {
		console.error(error);
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
