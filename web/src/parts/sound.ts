/* web/src/parts/sound.ts -- quiet sounds, all made here, and what a phone lets the hand feel with them. */

import { settings } from '../settings';

let context: AudioContext | null = null;

/* Browsers allow sound after the first click only; before that there is none. */
function audio(): AudioContext | null {
	if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
	context ??= new AudioContext();
	if (context.state === 'suspended') void context.resume();
	return context;
}

interface Tone {
	pitch: number; // hertz
	at: number; // seconds
	length: number;
	loudness: number;
	shape?: OscillatorType;
}

interface Knock {
	at: number;
	length: number;
	pitch: number; // where the noise is loudest
	spread: number;
	loudness: number;
}

function playTone(sound: AudioContext, { pitch, at, length, loudness, shape = 'sine' }: Tone) {
	const start = sound.currentTime + at;
	const wave = sound.createOscillator();
	const volume = sound.createGain();
	wave.type = shape;
	wave.frequency.value = pitch;
	volume.gain.setValueAtTime(0, start);
	volume.gain.linearRampToValueAtTime(loudness * settings.volume, start + 0.02);
	volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
	wave.connect(volume).connect(sound.destination);
	wave.start(start);
	wave.stop(start + length);
}

function playKnock(sound: AudioContext, { at, length, pitch, spread, loudness }: Knock) {
	const noise = sound.createBuffer(1, Math.ceil(sound.sampleRate * length), sound.sampleRate);
	const samples = noise.getChannelData(0);
	samples.forEach((_, i) => {
		samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
	});
	const source = sound.createBufferSource();
	const band = sound.createBiquadFilter();
	const volume = sound.createGain();
	band.type = 'bandpass';
	band.frequency.value = pitch + Math.random() * spread;
	volume.gain.value = loudness * settings.volume;
	source.buffer = noise;
	source.connect(band).connect(volume).connect(sound.destination);
	source.start(sound.currentTime + at);
}

interface Sound {
	tones?: Tone[];
	knocks?: Knock[];
	touch?: number[]; // milliseconds of trembling and rest
}

const knocks = (times: number[], rest: Omit<Knock, 'at'>): Knock[] =>
	times.map((at) => ({ at, ...rest }));
const tones = (pitches: number[], every: number, rest: Omit<Tone, 'at' | 'pitch'>): Tone[] =>
	pitches.map((pitch, i) => ({ pitch, at: i * every, ...rest }));

export const SOUNDS = {
	dice: {
		knocks: knocks([0, 0.09, 0.17, 0.24, 0.37, 0.52], {
			length: 0.05,
			pitch: 1400,
			spread: 900,
			loudness: 0.12,
		}),
		touch: [12, 60, 12],
	},
	march: { knocks: knocks([0, 0.16], { length: 0.07, pitch: 190, spread: 60, loudness: 0.16 }) },
	card: { knocks: knocks([0], { length: 0.12, pitch: 3600, spread: 800, loudness: 0.05 }) },
	won: {
		tones: tones([392, 523.3, 659.3], 0.1, { length: 0.5, loudness: 0.045, shape: 'triangle' }),
		touch: [20, 40, 40],
	},
	lost: {
		tones: tones([329.6, 261.6, 220], 0.14, { length: 0.6, loudness: 0.045, shape: 'triangle' }),
		touch: [60],
	},
	turn: {
		tones: [
			{ pitch: 440, at: 0, length: 0.5, loudness: 0.05 },
			{ pitch: 659.3, at: 0.11, length: 0.7, loudness: 0.04 },
		],
		touch: [25],
	},
	end: {
		tones: tones([261.6, 329.6, 392, 523.3], 0.16, {
			length: 1.2,
			loudness: 0.04,
			shape: 'triangle',
		}),
		touch: [30, 60, 30, 60, 60],
	},
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/* With its touch, on phones that have it; both are off together. */
export function play(name: SoundName) {
	const { tones: notes = [], knocks: beats = [], touch }: Sound = SOUNDS[name];
	const sound = audio();
	if (!sound) return;
	for (const one of notes) playTone(sound, one);
	for (const one of beats) playKnock(sound, one);
	if (touch) navigator.vibrate?.(touch);
}

const HEARD: [RegExp, SoundName][] = [
	[/^(marched|moved|led|stepped|escorted|retreated|general-goes)$/, 'march'],
	[/^(drew|dealt|played|revealed|chosen|took|token|drawn|discarded)$/, 'card'],
];

const FOUGHT = /^(won|captured|destroyed|slaughter|fell|overran)$/;

/* What is heard of it, if anything: a fight sounds as it came out for you. */
export function soundOf(
	happening: { event: string; seat: string },
	viewer: string,
): SoundName | null {
	if (FOUGHT.test(happening.event)) return happening.seat === viewer ? 'won' : 'lost';
	return HEARD.find(([event]) => event.test(happening.event))?.[1] ?? null;
}
