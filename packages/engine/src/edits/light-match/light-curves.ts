import { linearFromSrgb, srgbFromLinear } from '../../base/color/srgb.ts';
import type { LightMatchRequest } from './request.ts';

/** The shift of the exposure and the color of the light, in stops. */
export type LightShift = Pick<LightMatchRequest, 'exposure' | 'red' | 'blue'>;

/** Factors beyond these would bend the curve back. */
const LARGEST_FACTOR = 2;

/** The factors on linear light of red, green and blue; a neutral tone keeps its luminance apart from the exposure. */
function factorsOf({ exposure, red, blue }: LightShift): [number, number, number] {
  const [r, b] = [2 ** red, 2 ** blue];
  const luminance = 0.2126 * r + 0.7152 + 0.0722 * b;
  const scale = 2 ** exposure / luminance;
  return [r * scale, scale, b * scale].map((factor) =>
    Math.min(LARGEST_FACTOR, Math.max(1 / LARGEST_FACTOR, factor)),
  ) as [number, number, number];
}

/**
 * Linear light times a factor, with a shoulder: dark and middle tones get all of it, black stays black and white
 * stays white, so that windows are neither clipped further nor tinted.
 */
const lit = (light: number, factor: number): number => (factor * light) / (1 + (factor - 1) * light * light);

/**
 * Curves of red, green and blue: sRGB values 0 … 1 at even steps from black to white, rising all the way.
 *
 * @param steps number of values of each, at least 2.
 */
export function lightCurves(shift: LightShift, steps: number): [Float64Array, Float64Array, Float64Array] {
  return factorsOf(shift).map((factor) =>
    Float64Array.from({ length: steps }, (_, step) =>
      srgbFromLinear(lit(linearFromSrgb(step / (steps - 1)), factor)),
    ),
  ) as [Float64Array, Float64Array, Float64Array];
}
