import { parseHex } from '../../base/color/hex.ts';
import { LINEAR_FROM_BYTE } from '../../base/color/srgb.ts';
import type { Texture } from './texture.ts';

/** Linear-light red, green, blue (sRGB primaries); reflectances are 0 … 1. */
export type LinearColor = readonly [number, number, number];

/**
 * How a surface answers to light. Plain data, so that it travels to worker threads and into files: a matte base
 * (with sheen and translucency) under a GGX coat, or a metal.
 */
export interface Material {
  readonly texture: Texture;
  /** Mirror reflectance of the coat seen straight on: 0 = none, 0.02 dull paint, 0.04 varnish, 0.05 leather. */
  readonly coat: number;
  /** GGX roughness (alpha is its square): 0.05 = mirror-like … 1 = barely a shine. */
  readonly roughness: number;
  /** 1 = the texture is the color of a metal's reflection and nothing is matte; 0 = no metal. */
  readonly metallic: number;
  /** Soft gleam of cloth towards its edges (Estevez & Kulla 2017), 0 … 1: linen 0.2, velvet 1. */
  readonly sheen: number;
  /** Share of matte light that comes through to the other side: leaves 0.3, curtains 0.5, lamp shades 0.6. */
  readonly translucency: number;
  /** Depth in meters of the texture's own relief (weave, grain, joints); 0 = flat. */
  readonly relief: number;
  /** Linear radiance sent out by itself; absent = none. */
  readonly emission?: LinearColor;
}

/** sRGB hex, `#rrggbb`, to linear light. */
export function linearFromHex(hex: string): LinearColor {
  const [r, g, b] = parseHex(hex);
  return [LINEAR_FROM_BYTE[r]!, LINEAR_FROM_BYTE[g]!, LINEAR_FROM_BYTE[b]!];
}

const MATTE: Omit<Material, 'texture'> = {
  coat: 0,
  roughness: 1,
  metallic: 0,
  sheen: 0,
  translucency: 0,
  relief: 0,
};

/** A matte material of one texture; `more` sets other properties. */
export function material(texture: Texture, more: Partial<Omit<Material, 'texture'>> = {}): Material {
  return { ...MATTE, ...more, texture };
}
