import { hashToUnit } from '../../base/random.ts';
import { cover, detail, fraction, shade, smoothstep } from './blend.ts';
import { type LinearColor, linearFromHex } from './material.ts';
import { fractal, noise } from './noise.ts';

/** The look of a board's wood. */
export interface Grain {
  readonly color: LinearColor;
  readonly dark: LinearColor;
  /** 0 … 1, how much the rings show. */
  readonly contrast: number;
  /** A square meter. */
  readonly knots: number;
}

/** A piece of wood; textures with many pieces keep one and change it for each. */
export interface SawnWood {
  readonly grain: Grain;
  /** How it was sawn: 0 flat … 1 quartered. */
  cut: number;
  /** Chooses the trunk. */
  seed: number;
}

/** Mean of the ring profile below, subtracted so that rings do not change the mean color. */
const RING_MEAN = 0.385;
const PORE_LENGTH = 0.007;
const PORE_PITCH = 0.0009;

/** Reads a texture's colors. */
export const readGrain = (texture: {
  color: string;
  dark: string;
  contrast: number;
  knots: number;
}): Grain => ({
  color: linearFromHex(texture.color),
  dark: linearFromHex(texture.dark),
  contrast: texture.contrast,
  knots: texture.knots,
});

/** The knot at a place; overwritten by every `findKnot`. */
const knot = { distance: 9, radius: 0 };

/** Knots are well inside their own square, so no neighbor need be checked. */
function findKnot(u: number, v: number, perSquare: number, seed: number): void {
  knot.distance = 9;
  if (perSquare <= 0) return;
  const side = 1 / Math.sqrt(perSquare);
  const i = Math.floor(u / side);
  const j = Math.floor(v / side);
  const du = (u - (i + 0.3 + 0.4 * hashToUnit(i, j, seed)) * side) / 1.5;
  const dv = v - (j + 0.3 + 0.4 * hashToUnit(i, j, seed + 1)) * side;
  knot.radius = 0.004 + 0.011 * hashToUnit(i, j, seed + 2) ** 2;
  knot.distance = Math.hypot(du, dv) * (1 + 0.12 * noise(du * 90, dv * 90, seed));
}

/**
 * Number of the growth ring at a place, with its part. Rings are the contour lines of a field stretched along the
 * grain: where it runs evenly they are stripes (quarter-sawn, `cut` 1), where it swings they close to the arches of
 * flat-sawn boards (`cut` 0).
 */
function ringAt(u: number, v: number, cut: number, seed: number): number {
  const swing = 15 - 11 * cut;
  let ring = v * (55 + 85 * cut);
  ring += swing * noise(u * 0.42, v * 2.7, seed);
  ring += 1.1 * noise(u * 1.9, v * 15, seed + 1) + 0.22 * noise(u * 9, v * 70, seed + 2);
  if (knot.distance < 8 * knot.radius) ring += 5 * Math.exp(-((knot.distance / (3 * knot.radius)) ** 2));
  return ring;
}

/** Early wood darkens slowly to late wood, which ends sharply where winter stopped it. */
function lateWood(ring: number): number {
  const part = fraction(ring);
  return smoothstep(0.22, 0.88, part) * (1 - smoothstep(0.9, 1, part));
}

function poreAt(u: number, v: number, seed: number): number {
  const row = Math.floor(v / PORE_PITCH);
  const place = u / PORE_LENGTH + 7 * hashToUnit(row, 5, seed);
  const column = Math.floor(place);
  if (hashToUnit(row, column, seed + 3) > 0.42) return 0;
  const along = Math.abs(place - column - 0.5) * 2;
  const across = Math.abs(v / PORE_PITCH - row - 0.5) * 2;
  return (1 - smoothstep(0.55, 0.95, along)) * (1 - smoothstep(0.25, 0.6, across));
}

/** Writes the reflectance of wood with its grain along u. */
export function paintGrain(
  { grain, cut, seed }: SawnWood,
  u: number,
  v: number,
  out: Float64Array,
  footprint: number,
): void {
  findKnot(u, v, grain.knots, seed + 40);
  const ring = ringAt(u, v, cut, seed);
  const year = 0.55 + 0.9 * hashToUnit(Math.floor(ring), 11, seed);
  const rings = (lateWood(ring) - RING_MEAN) * year * detail(0.009, footprint);
  const fine = detail(0.0025, footprint);
  const fiber =
    fine > 0 ? fine * (noise(u * 11, v * 620, seed + 5) + 0.6 * noise(u * 26, v * 1500, seed + 6)) : 0;
  const streak = noise(u * 1.6, v * 130, seed + 7) * detail(0.008, footprint);
  const drift = fractal(u * 0.7, v * 5, 2, seed + 8);
  const share = grain.contrast * (1.05 * rings + 0.16 * fiber + 0.16 * streak + 0.2 * drift);
  out[0] = grain.color[0];
  out[1] = grain.color[1];
  out[2] = grain.color[2];
  cover(out, grain.dark, share);
  shade(out, 1 + 0.05 * drift + 0.025 * streak + 0.02 * fiber);
  if (fine > 0) shade(out, 1 - fine * grain.contrast * (0.4 * poreAt(u, v, seed + 9) - 0.034));
  if (knot.distance < 1.4 * knot.radius) {
    const core = 1 - smoothstep(0.75 * knot.radius, 1.35 * knot.radius, knot.distance);
    cover(out, grain.dark, core * (0.75 + 0.2 * Math.sin(knot.distance * 2600)));
    shade(out, 1 - 0.35 * core);
  }
}

/** Height of sawn wood: pores and early wood lie lower; 0 … 1. */
export function grainHeight(u: number, v: number, cut: number, seed: number, footprint: number): number {
  knot.distance = 9;
  const fine = detail(0.0025, footprint);
  if (fine <= 0) return 0.7;
  const rise = 0.2 * lateWood(ringAt(u, v, cut, seed)) * detail(0.009, footprint);
  return 0.7 + rise + fine * (0.1 * noise(u * 11, v * 620, seed + 5) - 0.5 * poreAt(u, v, seed + 9));
}
