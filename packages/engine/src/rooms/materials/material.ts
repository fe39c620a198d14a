import { parseHex } from '../../color/hex.ts';
import { LINEAR_FROM_BYTE } from '../../color/srgb.ts';

/** Linear-light red, green, blue; reflectances are 0 … 1. */
export type LinearColor = readonly [number, number, number];

/** Writes the linear reflectance at a place (metres along the surface) into `out`. */
export type Texture = (u: number, v: number, out: Float64Array) => void;

/** How a surface answers to light: matte, with a clear glossy coat on top when `gloss` is above 0. */
export interface Material {
  readonly texture: Texture;
  /** Share of light a coat mirrors when seen straight on; 0 = wholly matte, 0.04 = varnish, paint, leather. */
  readonly gloss: number;
  /** 0.05 = mirror-like … 1 = barely a sheen. */
  readonly roughness: number;
  /** Linear radiance the surface sends out by itself. */
  readonly emission: LinearColor | undefined;
  /** Light from lamps passes through (shades), so that it casts no shadow. */
  readonly passesLight: boolean;
}

/** sRGB hex to linear light. */
export function linearFromHex(hex: string): LinearColor {
  const [r, g, b] = parseHex(hex);
  return [LINEAR_FROM_BYTE[r]!, LINEAR_FROM_BYTE[g]!, LINEAR_FROM_BYTE[b]!];
}

/** The same color everywhere. */
export function plain(color: LinearColor): Texture {
  return (_u, _v, out) => {
    out[0] = color[0];
    out[1] = color[1];
    out[2] = color[2];
  };
}

/** A matte material of one texture. */
export const matte = (texture: Texture): Material => ({
  texture,
  gloss: 0,
  roughness: 1,
  emission: undefined,
  passesLight: false,
});

/** A material under a clear coat. */
export const glossy = (texture: Texture, gloss: number, roughness: number): Material => ({
  ...matte(texture),
  gloss,
  roughness,
});

/** A shade or bulb that glows and lets its lamp's light through. */
export const glowing = (color: LinearColor, emission: LinearColor): Material => ({
  ...matte(plain(color)),
  emission,
  passesLight: true,
});
