import type { Oklab } from '../base/color/oklab.ts';
import { floatsFrom } from '../base/typed-arrays.ts';
import type { RoomLight } from './new-paint.ts';

/**
 * The planes of a preview that are smooth enough for a small grid, in the order in which they lie one above the other: the wall's own
 * color (sRGB), the wall without its texture (`slope` and `offset` of its lightness, its OKLab a and b), and by how much the old
 * paint differs from the room's main one.
 */
export const SMALL_PLANES = [
  'red',
  'green',
  'blue',
  'slope',
  'offset',
  'a',
  'b',
  'fromL',
  'fromA',
  'fromB',
] as const;
export type SmallPlane = (typeof SMALL_PLANES)[number];

/** Value of byte 0, and of one step more. */
interface ByteScale {
  readonly least: number;
  readonly step: number;
}

const SHARE: ByteScale = { least: 0, step: 1 / 255 };
/** -0.32 … 0.3175: beyond any color of a wall. Byte 128 is 0. */
const TINT: ByteScale = { least: -0.32, step: 1 / 400 };
/** -0.512 … 0.508: as far as two paints of one room lie apart. Byte 128 is 0. */
const DIFFERENCE: ByteScale = { least: -0.512, step: 1 / 250 };

const SCALES: Readonly<Record<SmallPlane, ByteScale>> = {
  red: SHARE,
  green: SHARE,
  blue: SHARE,
  slope: SHARE,
  offset: SHARE,
  a: TINT,
  b: TINT,
  fromL: DIFFERENCE,
  fromA: DIFFERENCE,
  fromB: DIFFERENCE,
};

/** The byte that stands for a value of a plane; beyond its range, the nearest. */
export function byteOf(plane: SmallPlane, value: number): number {
  const { least, step } = SCALES[plane];
  return Math.min(255, Math.max(0, Math.round((value - least) / step)));
}

/** The values that the bytes of a plane stand for. */
export function valuesOf(plane: SmallPlane, bytes: Uint8Array): Float32Array {
  const { least, step } = SCALES[plane];
  return floatsFrom(bytes, (byte) => least + step * byte);
}

/** What a browser needs to show the walls of a photo in any paint. */
export interface PreviewLayers {
  readonly width: number;
  readonly height: number;
  /** The photo: red, green, blue and a byte that does not count, row by row. */
  readonly photo: Uint8ClampedArray;
  /** How much of each pixel is wall, 0 … 255: the mask that the edit itself would use. */
  readonly alpha: Uint8Array;
  /** The small planes, each of this width and height, one after the other. */
  readonly small: { readonly width: number; readonly height: number; readonly bytes: Uint8Array };
  readonly light: RoomLight;
  /** The room's main old paint in its usual light. */
  readonly from: Oklab;
}
