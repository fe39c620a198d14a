import { floatsAt } from '../typed-arrays.ts';
/** Linear light, 0 … 1, of every 8-bit sRGB value (IEC 61966-2-1). */
export const LINEAR_FROM_BYTE: Float32Array = floatsAt(256, (byte) => linearFromSrgb(byte / 255));

/** Steps of the table behind `srgbByte`: fine enough that every byte survives the way there and back. */
const ENCODE_STEPS = 16_384;
/** Indexed by the square root of linear light, so that the dark end, where sRGB is steep, gets its share of steps. */
const ENCODED: Float32Array = floatsAt(ENCODE_STEPS + 2, (step) => {
  const root = step / ENCODE_STEPS;
  return srgbFromLinear(root * root) * 255;
});

/** sRGB encoding 0 … 1 to linear light 0 … 1. */
export function linearFromSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light 0 … 1 to sRGB encoding 0 … 1; exact, slow. */
export function srgbFromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Linear light to an sRGB value 0 … 255 with fraction (for dithering); by table, clamped at both ends. */
export function srgb255(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  return ENCODED[(Math.sqrt(linear) * ENCODE_STEPS + 0.5) | 0]!;
}

/** Linear light to the nearest sRGB byte; by table, clamped at both ends. */
export function srgbByte(linear: number): number {
  return (srgb255(linear) + 0.5) | 0;
}
