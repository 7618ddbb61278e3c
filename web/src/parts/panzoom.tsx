/* web/src/parts/panzoom.tsx -- a board that can be moved and magnified: fingers, wheel, keys.
 *
 * The board is one layer that is transformed and never drawn again for it; only when its scale has
 * settled is it drawn once more, sharply. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icon';

interface Frame {
	width: number;
	height: number;
}

/* All of the box, all of the frame, or the frame's whole width. */
type Fit = 'cover' | 'contain' | 'width';

interface PanZoomProps {
	frame: Frame;
	fit: Fit;
	focus?: { x: number; y: number };
	label: string;
	children: ComponentChildren;
	minimap?: ComponentChildren;
}

interface Place {
	x: number;
	y: number;
	scale: number;
}

const MOST = 4; /* times the usual size */
const STEP = 1.3;
const PAN_STEP = 80;
const DRAG = 6; /* pixels before a press is a drag */
const EDGE = 56; /* pixels: nearer to the edge is not seen well */
const SETTLE = 260; /* milliseconds until a new scale counts as settled */

/* All that changes without a new drawing. */
class Mover {
	#box: HTMLElement;
	#layer: HTMLElement;
	#frame: Frame;
	#place: Place = { x: 0, y: 0, scale: 1 };
	#least = 0.1;
	#pointers = new Map<number, PointerEvent>();
	#start: PointerEvent | null = null;
	#isDragging = false;
	#settle = 0;
	#drawnAt = 0; /* the scale for which it was drawn last */
	isTouched = false;
	onPlace: (place: Place) => void = () => undefined;

	constructor(box: HTMLElement, layer: HTMLElement, frame: Frame) {
		this.#box = box;
		this.#layer = layer;
		this.#frame = frame;
	}

	/* Shows as much as the way of fitting wants, round the focus. */
	fit(how: Fit, focus?: { x: number; y: number }, least = 0) {
		const { clientWidth: width, clientHeight: height } = this.#box;
		const [across, down] = [width / this.#frame.width, height / this.#frame.height];
		const scales: Record<Fit, number> = {
			cover: Math.max(across, down),
			contain: Math.min(across, down),
			width: across,
		};
		const scale = Math.max(scales[how], least);
		const middle = focus ?? { x: this.#frame.width / 2, y: this.#frame.height / 2 };
		this.#least = Math.min(across, down);
		this.#put({ x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale, scale });
		this.#rest();
	}

	#put(place: Place) {
		const { clientWidth: width, clientHeight: height } = this.#box;
		const scale = Math.max(this.#least, Math.min(MOST, place.scale));
		this.#place = {
			scale,
			x: keepIn(place.x, width, this.#frame.width * scale),
			y: keepIn(place.y, height, this.#frame.height * scale),
		};
		const [x, y] = [
			Math.round(this.#place.x),
			Math.round(this.#place.y),
		]; /* between pixels words blur */
		this.#layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
		clearTimeout(this.#settle);
		this.#settle = window.setTimeout(() => this.#rest(), SETTLE);
		this.onPlace(this.#place);
	}

	/* What is written on the board knows how much it is shrunk: words never get too small to read. */
	#rest() {
		const { scale } = this.#place;
		const layer = this.#layer;
		layer.classList.remove('glides');
		if (scale === this.#drawnAt) return;
		this.#drawnAt = scale;
		layer.style.setProperty('--scale', String(scale));
		layer.classList.add(
			'redrawn',
		); /* for a moment it is no layer of its own: browsers draw it anew */
		requestAnimationFrame(() => requestAnimationFrame(() => layer.classList.remove('redrawn')));
	}

	pan(x: number, y: number) {
		this.isTouched = true;
		this.#put({ ...this.#place, x: this.#place.x + x, y: this.#place.y + y });
	}

	/* Brings a point of the board into the middle, unless it can be seen well already. */
	lookAt({ x, y }: { x: number; y: number }) {
		const { scale, x: left, y: top } = this.#place;
		const { clientWidth: width, clientHeight: height } = this.#box;
		const [atX, atY] = [left + x * scale, top + y * scale];
		const isSeen = atX > EDGE && atX < width - EDGE && atY > EDGE && atY < height - EDGE;
		if (isSeen) return;
		this.#layer.classList.add('glides');
		this.#put({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale });
	}

	/* Round a point of the box, its middle if none is given. */
	zoom(times: number, x = this.#box.clientWidth / 2, y = this.#box.clientHeight / 2) {
		const scale = Math.max(this.#least, Math.min(MOST, this.#place.scale * times));
		const ratio = scale / this.#place.scale;
		this.isTouched = true;
		this.#put({ x: x - (x - this.#place.x) * ratio, y: y - (y - this.#place.y) * ratio, scale });
	}

	#inBox(event: { clientX: number; clientY: number }): [number, number] {
		const box = this.#box.getBoundingClientRect();
		return [event.clientX - box.left, event.clientY - box.top];
	}

	wheel = (event: WheelEvent) => {
		event.preventDefault();
		this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), ...this.#inBox(event));
	};

	down = (event: PointerEvent) => {
		if (event.button !== 0) return;
		this.#pointers.set(event.pointerId, event);
		this.#start = event;
		if (this.#pointers.size === 1) this.#isDragging = false;
	};

	move = (event: PointerEvent) => {
		const before = this.#pointers.get(event.pointerId);
		if (!before || !this.#start) return;
		if (this.#pointers.size === 2) this.#pinch(before, event);
		else if (this.#isDragging || far(this.#start, event)) {
			this.#beginDrag(event);
			this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
		} else return;
		this.#pointers.set(event.pointerId, event);
	};

	#beginDrag(event: PointerEvent) {
		if (this.#isDragging) return;
		this.#isDragging = true;
		this.#box.setPointerCapture(event.pointerId);
	}

	#pinch(before: PointerEvent, now: PointerEvent) {
		const other = [...this.#pointers.values()].find((one) => one.pointerId !== now.pointerId)!;
		const [was, is] = [distance(before, other), distance(now, other)];
		this.#isDragging = true;
		this.pan((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2);
		if (was > 0) {
			this.zoom(
				is / was,
				...this.#inBox({
					clientX: (now.clientX + other.clientX) / 2,
					clientY: (now.clientY + other.clientY) / 2,
				}),
			);
		}
	}

	up = (event: PointerEvent) => {
		this.#pointers.delete(event.pointerId);
	};

	/* A drag that ends on a piece is no click. */
	click = (event: MouseEvent) => {
		if (!this.#isDragging) return;
		this.#isDragging = false;
		event.stopPropagation();
		event.preventDefault();
	};

	key = (event: KeyboardEvent) => {
		const act = this.#keys[event.key];
		if (!act || event.target !== this.#box) return;
		event.preventDefault();
		act();
	};

	#keys: Record<string, () => void> = {
		'+': () => this.zoom(STEP),
		'=': () => this.zoom(STEP),
		'-': () => this.zoom(1 / STEP),
		ArrowLeft: () => this.pan(PAN_STEP, 0),
		ArrowRight: () => this.pan(-PAN_STEP, 0),
		ArrowUp: () => this.pan(0, PAN_STEP),
		ArrowDown: () => this.pan(0, -PAN_STEP),
		0: () => this.fit('contain'),
	};
}

/* The board covers the box if it can; else it is in the middle. */
function keepIn(value: number, box: number, board: number): number {
	return board <= box ? (box - board) / 2 : Math.min(0, Math.max(box - board, value));
}

const distance = (a: PointerEvent, b: PointerEvent) =>
	Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const far = (a: PointerEvent, b: PointerEvent) => distance(a, b) > DRAG;

function listenTo(box: HTMLElement, mover: Mover) {
	box.addEventListener('wheel', mover.wheel, { passive: false });
	box.addEventListener('pointerdown', mover.down);
	box.addEventListener('pointermove', mover.move);
	box.addEventListener('pointerup', mover.up);
	box.addEventListener('pointercancel', mover.up);
	box.addEventListener('click', mover.click, { capture: true });
	box.addEventListener('keydown', mover.key);
}

export function PanZoom({ frame, fit, focus, label, children, minimap }: PanZoomProps) {
	const box = useRef<HTMLDivElement>(null);
	const layer = useRef<HTMLDivElement>(null);
	const eye = useRef<HTMLDivElement>(null);
	const mover = useRef<Mover>();
	useEffect(() => {
		const one = new Mover(box.current!, layer.current!, frame);
		mover.current = one;
		one.onPlace = (place) => eye.current && showEye(eye.current, box.current!, frame, place);
		listenTo(box.current!, one);
		const watch = new ResizeObserver(() => {
			if (!one.isTouched) one.fit(fit, focus, focus ? 1 : 0);
		});
		watch.observe(box.current!);
		return () => watch.disconnect();
	}, [frame, fit]);
	useEffect(() => {
		if (focus) mover.current?.lookAt(focus);
	}, [focus?.x, focus?.y]);
	return (
		<div class="panzoom-holder">
			<div
				ref={box}
				class="panzoom"
				tabIndex={0}
				role="group"
				aria-label={`${label}. Plus and minus zoom, arrows move.`}
			>
				<div
					ref={layer}
					class="panzoom-layer"
					style={{ width: `${frame.width}px`, height: `${frame.height}px` }}
				>
					{children}
				</div>
			</div>
			{minimap && (
				<div class="minimap" aria-hidden="true">
					{minimap}
					<div ref={eye} class="minimap-eye" />
				</div>
			)}
			<div class="zoom-buttons">
				<button class="icon-button" aria-label="Zoom in" onClick={() => mover.current?.zoom(STEP)}>
					<Icon name="plus" size={16} />
				</button>
				<button
					class="icon-button"
					aria-label="Zoom out"
					onClick={() => mover.current?.zoom(1 / STEP)}
				>
					<Icon name="minus" size={16} />
				</button>
				<button
					class="icon-button"
					aria-label="Show all"
					onClick={() => mover.current?.fit('contain')}
				>
					<Icon name="fit" size={16} />
				</button>
			</div>
		</div>
	);
}

/* The part of the board that can be seen, on the minimap. */
function showEye(eye: HTMLElement, box: HTMLElement, frame: Frame, { x, y, scale }: Place) {
	const share = (value: number, whole: number) =>
		`${Math.max(0, Math.min(100, (100 * value) / whole))}%`;
	eye.style.left = share(-x / scale, frame.width);
	eye.style.top = share(-y / scale, frame.height);
	eye.style.width = share(box.clientWidth / scale, frame.width);
	eye.style.height = share(box.clientHeight / scale, frame.height);
}
