/* web/src/parts/bar.tsx -- the logo, the bar above a table, the menu of the whole program. */

import type { ComponentChildren } from 'preact';
import { useReducer, useState } from 'preact/hooks';
import { isDark, setSetting, settings } from '../settings';
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

function nextPace() {
	const i = PACES.findIndex((one) => one.pace === settings.pace);
	setSetting('pace', PACES[(i + 1) % PACES.length]!.pace);
}

const VOLUMES = [
	{ sound: true, volume: 1, word: 'on' },
	{ sound: true, volume: 0.35, word: 'soft' },
	{ sound: false, volume: 1, word: 'off' },
];

const volumeNow = () =>
	Math.max(
		0,
		VOLUMES.findIndex(
			(one) => one.sound === settings.sound && (!one.sound || one.volume === settings.volume),
		),
	);

function nextVolume() {
	const { sound, volume } = VOLUMES[(volumeNow() + 1) % VOLUMES.length]!;
	setSetting('volume', volume);
	setSetting('sound', sound);
}

/* What can be set, wherever one is. */
function settingItems(): MenuItem[] {
	return [
		{
			icon: isDark() ? 'sun' : 'moon',
			label: isDark() ? 'Light colours' : 'Dark colours',
			onClick: () => setSetting('theme', isDark() ? 'light' : 'dark'),
		},
		{
			icon: settings.sound ? 'sound' : 'mute',
			label: `Sound and touch: ${VOLUMES[volumeNow()]!.word}`,
			onClick: nextVolume,
		},
		{
			icon: 'clock',
			label: `Moves: ${PACES.find((one) => one.pace === settings.pace)?.word ?? 'Calm'}`,
			onClick: nextPace,
		},
	];
}

export function MenuButton({ items = [] }: { items?: MenuItem[] }) {
	const [at, setAt] = useState<DOMRect | null>(null);
	const [, draw] = useReducer((count: number) => count + 1, 0);
	const close = () => {
		setAt(null);
		draw(0);
	};
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
					{[...items, ...settingItems()].map((item) => (
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
