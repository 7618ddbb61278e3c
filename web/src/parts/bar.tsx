/* web/src/parts/bar.tsx -- the logo, the bar above a table, the menu of the whole program. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isDark, type Settings, setSetting } from '../settings';
import { useSettings } from './hooks';
import { Icon, type IconName } from './icon';
import { Popover } from './popover';

export function Logo({ size = 32 }: { size?: number }) {
	return (
		<svg class="logo" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
			<rect class="logo-stone" width="48" height="48" rx="11" />
			<path class="logo-river" d="M9 45C5 36 17 36 18 29S26 25 28 19S42 14 38 4" />
			<circle class="logo-pip" cx="15" cy="15" r="4.6" />
			<circle class="logo-pip" cx="34" cy="34" r="4.6" />
		</svg>
	);
}

export function HomeLink({ size }: { size?: number }) {
	return (
		<a class="home-link" href="#/" aria-label="Rubicon, to the start page">
			<Logo size={size} />
		</a>
	);
}

interface IconButtonProps {
	icon: IconName;
	label: string;
	onClick(event: MouseEvent): void;
	disabled?: boolean;
	pressed?: boolean;
	badge?: number;
}

export function IconButton({ icon, label, onClick, disabled, pressed, badge }: IconButtonProps) {
	return (
		<button
			class="icon-button"
			aria-label={label}
			title={label}
			onClick={onClick}
			aria-disabled={disabled ? 'true' : undefined}
			aria-pressed={pressed}
		>
			<Icon name={icon} />
			{badge ? <span class="badge">{badge}</span> : null}
		</button>
	);
}

export interface MenuItem {
	icon: IconName;
	label: string;
	onClick?(): void;
	href?: string;
}

function MenuEntry({ item, close }: { item: MenuItem; close(): void }) {
	const inside = (
		<>
			<Icon name={item.icon} size={18} />
			{item.label}
		</>
	);
	if (item.href)
		return (
			<a role="menuitem" class="menu-item" href={item.href} onClick={close}>
				{inside}
			</a>
		);
	return (
		<button
			role="menuitem"
			class="menu-item"
			onClick={() => {
				close();
				item.onClick?.();
			}}
		>
			{inside}
		</button>
	);
}

const PACES = [
	{ pace: 1, word: 'Calm' },
	{ pace: 0.35, word: 'Quick' },
	{ pace: 0, word: 'At once' },
];

function nextPace({ pace }: Settings) {
	const i = PACES.findIndex((one) => one.pace === pace);
	setSetting('pace', PACES[(i + 1) % PACES.length]!.pace);
}

const VOLUMES = [
	{ sound: true, volume: 1, word: 'on' },
	{ sound: true, volume: 0.35, word: 'soft' },
	{ sound: false, volume: 1, word: 'off' },
];

const volumeOf = ({ sound, volume }: Settings) =>
	Math.max(
		0,
		VOLUMES.findIndex((one) => one.sound === sound && (!one.sound || one.volume === volume)),
	);

function nextVolume(now: Settings) {
	const { sound, volume } = VOLUMES[(volumeOf(now) + 1) % VOLUMES.length]!;
	setSetting('volume', volume);
	setSetting('sound', sound);
}

/* What can be set, wherever one is. */
function settingItems(now: Settings): MenuItem[] {
	const wasDark = isDark(now);
	return [
		{
			icon: wasDark ? 'sun' : 'moon',
			label: wasDark ? 'Light colours' : 'Dark colours',
			onClick: () => setSetting('theme', wasDark ? 'light' : 'dark'),
		},
		{
			icon: now.sound ? 'sound' : 'mute',
			label: `Sound and touch: ${VOLUMES[volumeOf(now)]!.word}`,
			onClick: () => nextVolume(now),
		},
		{
			icon: 'clock',
			label: `Moves: ${PACES.find((one) => one.pace === now.pace)?.word ?? 'Calm'}`,
			onClick: () => nextPace(now),
		},
	];
}

export function MenuButton({ items = [] }: { items?: MenuItem[] }) {
	const [at, setAt] = useState<DOMRect | null>(null);
	const now = useSettings();
	const close = () => setAt(null);
	return (
		<>
			<button
				class="icon-button"
				aria-label="Menu"
				title="Menu"
				aria-haspopup="menu"
				aria-expanded={at !== null}
				onClick={(event) => setAt(at ? null : event.currentTarget.getBoundingClientRect())}
			>
				<Icon name="menu" />
			</button>
			{at && (
				<Popover at={at} label="Menu" role="menu" class="menu" below close={close}>
					{[...items, ...settingItems(now)].map((item) => (
						<MenuEntry key={item.label} item={item} close={close} />
					))}
				</Popover>
			)}
		</>
	);
}

interface BarProps {
	title: string;
	subtitle?: string;
	children?: ComponentChildren;
}

export function Bar({ title, subtitle, children }: BarProps) {
	return (
		<header class="bar">
			<HomeLink />
			<div class="bar-titles">
				<h1>{title}</h1>
				{subtitle && <p>{subtitle}</p>}
			</div>
			<div class="bar-tools">{children}</div>
		</header>
	);
}
