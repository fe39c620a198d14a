import type { LinearColor } from '../materials/material.ts';

/**
 * A look out of a window: where from (o), which way (d, unit length), and the place on the backdrop it was last taken
 * to. Backdrops are cylinders about the world's origin, so that windows side by side show one landscape.
 */
export interface Glance {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
  /** Meters along the backdrop; 0 = straight ahead (-z). */
  along: number;
  /** Meters above the ground. */
  height: number;
}

/** Paints the subject of a glance over `out`, linear light with 1 = the white of the photo. */
export type Painter = (glance: Glance, out: Float64Array) => void;

/** Moves the glance to the backdrop this many meters away, `eye` meters of ground height below the world's floor. */
export function lookAt(glance: Glance, distance: number, eye: number): void {
  const { ox, oz, dx, dz } = glance;
  const flat2 = Math.max(1e-6, dx * dx + dz * dz);
  const b = (ox * dx + oz * dz) / flat2;
  const c = (ox * ox + oz * oz - distance * distance) / flat2;
  const t = -b + Math.sqrt(Math.max(0, b * b - c));
  glance.along = Math.atan2(ox + t * dx, -(oz + t * dz)) * distance;
  glance.height = glance.oy + t * glance.dy + eye;
}

/**
 * Moves the glance to the ground, `eye` meters below the floor; returns the distance, or Infinity above the horizon.
 */
export function lookDown(glance: Glance, eye: number): number {
  if (glance.dy >= -1e-4) return Infinity;
  const t = -(glance.oy + eye) / glance.dy;
  glance.along = glance.ox + t * glance.dx;
  glance.height = -(glance.oz + t * glance.dz);
  return t * Math.hypot(glance.dx, glance.dz);
}

/** Puts a color over the present one; `cover` 0 … 1, `light` multiplies the color. */
export function lay(out: Float64Array, color: LinearColor, light: number, cover: number): void {
  const keep = 1 - cover;
  out[0] = out[0]! * keep + color[0] * light * cover;
  out[1] = out[1]! * keep + color[1] * light * cover;
  out[2] = out[2]! * keep + color[2] * light * cover;
}

/** 0 below `from`, 1 above `to`, smooth between (either may be the larger). */
export function ramp(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function between(a: LinearColor, b: LinearColor, share: number): LinearColor {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
