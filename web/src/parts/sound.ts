/* web/src/parts/sound.ts -- two quiet sounds, made here: your turn, and dice. */

import { settings } from '../settings';

let context: AudioContext | null = null;

/* Browsers allow sound after the first click only; before that there is none. */
function audio(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function tone(sound: AudioContext, pitch: number, start: number, length: number, loudness: number) {
  const wave = sound.createOscillator();
  const volume = sound.createGain();
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(volume).connect(sound.destination);
  wave.start(start);
  wave.stop(start + length);
}

export function playTurn() {
  const sound = audio();
  if (!sound) return;
  tone(sound, 440, sound.currentTime, 0.5, 0.05);
  tone(sound, 659.3, sound.currentTime + 0.11, 0.7, 0.04);
}

function knock(sound: AudioContext, start: number) {
  const length = 0.05;
  const noise = sound.createBuffer(1, sound.sampleRate * length, sound.sampleRate);
  const samples = noise.getChannelData(0);
  samples.forEach((_, i) => { samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3; });
  const source = sound.createBufferSource();
  const band = sound.createBiquadFilter();
  const volume = sound.createGain();
  band.type = 'bandpass';
  band.frequency.value = 1400 + Math.random() * 900;
  volume.gain.value = 0.12;
  source.buffer = noise;
  source.connect(band).connect(volume).connect(sound.destination);
  source.start(start);
}

const KNOCKS = [0, 0.09, 0.17, 0.24, 0.37, 0.52];

export function playDice() {
  const sound = audio();
  if (!sound) return;
  for (const delay of KNOCKS) knock(sound, sound.currentTime + delay);
}
