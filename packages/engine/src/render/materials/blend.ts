import type { LinearColor } from './material.ts';

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** The part of x after the decimal point, 0 … 1 for negative numbers too. */
export const fraction = (x: number): number => x - Math.floor(x);

/**
 * How much of a pattern is left when one sample stands for `footprint` meters: 1 while the footprint is below a
 * quarter of its period, 0 from the whole period on. Patterns finer than pixels would only shimmer.
 */
export function detail(period: number, footprint: number): number {
  return footprint <= 0.25 * period ? 1 : footprint >= period ? 0 : (period / footprint - 1) / 3;
}

/** Share of a sample covered by a line `width` wide whose middle is `distance` away; all in meters. */
export function line(distance: number, width: number, footprint: number): number {
  const blur = Math.max(footprint, 0.15 * width);
  const reach = (width + blur) / 2;
  const far = Math.abs(distance);
  if (far >= reach) return 0;
  return Math.min(1, Math.min(width / blur, (reach - far) / blur));
}

/** Writes a color times a factor. */
export function put(out: Float64Array, color: LinearColor, factor: number): void {
  out[0] = color[0] * factor;
  out[1] = color[1] * factor;
  out[2] = color[2] * factor;
}

/** Covers the written color with a share of another one. */
export function cover(out: Float64Array, color: LinearColor, share: number): void {
  out[0] = out[0]! + share * (color[0] - out[0]!);
  out[1] = out[1]! + share * (color[1] - out[1]!);
  out[2] = out[2]! + share * (color[2] - out[2]!);
}

/** Makes the written color lighter or darker. */
export function shade(out: Float64Array, factor: number): void {
  out[0] = out[0]! * factor;
  out[1] = out[1]! * factor;
  out[2] = out[2]! * factor;
}

/** Shifts the written color towards yellow (above 0) or blue (below 0) with hardly a change of brightness. */
export function warm(out: Float64Array, amount: number): void {
  out[0] = out[0]! * (1 + 0.6 * amount);
  out[1] = out[1]! * (1 - 0.12 * amount);
  out[2] = out[2]! * (1 - amount);
}
