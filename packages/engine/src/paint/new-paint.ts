import { parseHex } from '../base/color/hex.ts';
import { type Oklab, oklabFromBytes } from '../base/color/oklab.ts';

/** What a room's light makes of any paint: a factor on its lightness, and the tint it adds, relative to lightness. */
export interface RoomLight {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** How far a dim room dulls the paint: 1 would dull it as much as it darkens it, at 0 it would seem to glow. */
const CHROMA_DARKENING = 0.5;

/**
 * What a paint looks like in a room's usual light, in OKLab.
 *
 * @param hex `#rrggbb`.
 * @throws EngineError `edit_invalid` for anything else.
 */
export function paintInLight(hex: string, light: RoomLight): Oklab {
  return lookInLight(oklabFromBytes(...parseHex(hex)), light);
}

/** What any color looks like in a room's usual light, in OKLab. */
export function lookInLight(paint: Oklab, light: RoomLight): Oklab {
  const lightness = paint.L * light.lightness;
  return {
    L: lightness,
    a: paint.a * light.lightness ** CHROMA_DARKENING + light.a * lightness,
    b: paint.b * light.lightness ** CHROMA_DARKENING + light.b * lightness,
  };
}

/** Share of the way to the new paint, 0 … 1. Most of it early on: the default strength of 0.8 shows 96 % of the paint. */
export function easedStrength(strength: number): number {
  return 1 - (1 - strength) ** 2;
}
