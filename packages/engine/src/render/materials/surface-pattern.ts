import type { Texture, TextureKind } from './texture.ts';

/**
 * A texture made ready: its colors parsed, its layout known. Places and `footprint` (the size of one sample; 0 = a
 * point) are in meters.
 */
export interface SurfacePattern {
  /** Writes the linear reflectance at a place. */
  readonly albedo: (u: number, v: number, out: Float64Array, footprint: number) => void;
  /** Height at a place, 0 … 1 of the material's relief. */
  readonly height: (u: number, v: number, footprint: number) => number;
}

/** The settings of one kind of texture. */
export type TextureOf<Kind extends TextureKind> = Extract<Texture, { kind: Kind }>;

/** The height of a flat surface. */
export const flat = (): number => 0;
