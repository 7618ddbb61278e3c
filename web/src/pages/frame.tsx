/* web/src/pages/frame.tsx -- what every page but a table has: the name, where one can go. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HomeLink, MenuButton } from '../parts/bar';
import { useInbox, useSize } from '../parts/hooks';
import { Icon, type IconName } from '../parts/icon';

interface Place {
	id: string;
	word: string;
	href: string;
	icon: IconName;
	short?: string;
}

const PLACES: Place[] = [
	{ id: 'home', word: 'Play', href: '#/', icon: 'play' },
	{ id: 'tables', word: 'Your tables', short: 'Tables', href: '#/tables', icon: 'target' },
	{ id: 'replays', word: 'Replays', href: '#/replays', icon: 'eye' },
	{ id: 'rules', word: 'Rules', href: '#/rules', icon: 'book' },
];

/* How many wait for you. */
function Count({ count }: { count: number }) {
	return count ? (
		<span class="badge">
			<span aria-hidden="true">{count}</span>
			<span class="sr-only">, {count === 1 ? 'one waits' : `${count} wait`} for you</span>
		</span>
	) : null;
}

function Links({ now, isPhone }: { now: string; isPhone: boolean }) {
	const count = useInbox().filter((one) => one.isYours).length;
	return (
		<>
			{PLACES.map(({ id, word, short, href, icon }) => (
				<a key={id} href={href} aria-current={id === now ? 'page' : undefined}>
					{isPhone && <Icon name={icon} size={22} />}
					{isPhone ? (short ?? word) : word}
					{id === 'tables' && <Count count={count} />}
				</a>
			))}
		</>
	);
}

interface FrameProps {
	now: string;
	children: ComponentChildren;
	behind?: ComponentChildren;
}

export function Frame({ now, children, behind }: FrameProps) {
	const isPhone = useSize() === 'phone';
	return (
		<div class={`page page-${now}`}>
			{behind}
			<header class="page-head">
				<div class="brand">
					<HomeLink size={34} />
					<span>RUBICON</span>
				</div>
				{isPhone ? (
					<div class="page-menu">
						<MenuButton />
					</div>
				) : (
					<nav class="page-nav" aria-label="Pages">
						<Links now={now} isPhone={false} />
						<MenuButton />
					</nav>
				)}
			</header>
			<main class="page-main">{children}</main>
			{isPhone && (
				<nav class="tabs" aria-label="Pages">
					<Links now={now} isPhone />
				</nav>
			)}
		</div>
	);
}

interface GameTabsProps {
	games: { game: string; title: string }[];
	now: string;
	href(game: string): string;
}

/* The games in a row; on a phone the one that is shown is scrolled to. */
export function GameTabs({ games, now, href }: GameTabsProps) {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
		if (chosen)
			row.current!.scrollLeft =
				chosen.offsetLeft - (row.current!.clientWidth - chosen.offsetWidth) / 2;
	}, [now]);
	return (
		<nav ref={row} class="segments" aria-label="Games">
			{games.map(({ game, title }) => (
				<a key={game} href={href(game)} aria-current={game === now ? 'page' : undefined}>
					{title}
				</a>
			))}
		</nav>
	);
}
