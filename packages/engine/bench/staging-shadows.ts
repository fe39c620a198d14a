import { renderLayers } from '../src/edits/furniture/layers/render-layers.ts';
import { traceMasks } from '../src/edits/furniture/layers/trace-masks.ts';
import { readRoom } from '../src/edits/furniture/room/read-room.ts';
import { analysisOf } from '../src/edits/furniture/room-light/known-analysis.ts';
import {
  cameraOf,
  exposureFor,
  type KnownRoom,
  photoOf,
} from '../src/edits/furniture/room-light/known-room.ts';
import { roomLight } from '../src/edits/furniture/room-light/room-light.ts';
import type { ShadowError } from './jobs.ts';
import { furniture, KNOWN_ROOMS, trueLight } from './staging-room.ts';

/** Paths a pixel of the truth, which is cleaned afterwards. */
const TRUE_SAMPLES = 96;
/** A change of light from here on is a shadow (or a reflection). */
const SHADOW = 0.05;

/** How far the shadows that staging gives furniture are from those it would really cast, in rooms that are known. */
export async function measureShadows(): Promise<ShadowError[]> {
  const errors: ShadowError[] = [];
  for (const { name, room } of KNOWN_ROOMS) errors.push({ name, ...(await shadowError(room)) });
  return errors;
}

async function shadowError(room: KnownRoom): Promise<Omit<ShadowError, 'name'>> {
  const things = furniture();
  const empty = await trueLight(room, [], TRUE_SAMPLES);
  const full = await trueLight(room, things, TRUE_SAMPLES);
  const photo = photoOf(room, empty.light, exposureFor(empty.light));
  const analysis = analysisOf(room, photo);
  const seen = readRoom(analysis);
  const scene = {
    surfaces: things,
    camera: cameraOf(room),
    light: { ...roomLight(photo, analysis), lamps: [] },
  };
  const tracing = { seed: 1, threads: 2, signal: undefined };
  const layers = await renderLayers(photo, scene, {
    ...tracing,
    masks: await traceMasks(scene, tracing),
    foreground: seen.foreground,
    reached: seen.reached,
    samples: 16,
    bounces: 3,
    onProgress: () => {},
  });
  const misses: number[] = [];
  const flat: number[] = [];
  for (let p = 0; p < photo.width * photo.height; p++) {
    const isRoom = layers.alpha[p] === 0 && full.features.alpha[p] === 0;
    // Ceilings keep their light by design, and a burnt-out pixel shows no change.
    if (!isRoom || empty.features.normal[p * 3 + 1]! < -0.5 || photo.data[p * 3 + 1] === 255) continue;
    const truth = sum(full.light, p) / Math.max(1e-6, sum(empty.light, p));
    const shown = sum(layers.ratio, p) / 3;
    if (Math.abs(truth - 1) < SHADOW && Math.abs(shown - 1) < SHADOW) continue;
    misses.push(Math.abs(shown - truth));
    flat.push(Math.abs(1 - truth));
  }
  return { pixels: misses.length, misses: sampled(misses), noShadow: sampled(flat) };
}

const sum = (light: Float32Array, p: number): number => light[p * 3]! + light[p * 3 + 1]! + light[p * 3 + 2]!;

/** Every hundredth in order of size, which keeps all percentiles. */
function sampled(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from({ length: 101 }, (_, i) => sorted[Math.round((i / 100) * (sorted.length - 1))] ?? 0);
}
