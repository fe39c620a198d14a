import { LINEAR_FROM_BYTE } from '../../base/color/srgb.ts';
import type { Raster } from '../../base/raster/raster.ts';

/** Linear light from which a channel counts as clipped, and below which a pixel counts as black. */
const CLIPPED = 0.9;
const BLACK = 0.004;
/** The surroundings of a clipped area, as a share of the picture's long side, are a window's frame and glow. */
const GLOW = 0.02;

/** 1 where a pixel is well exposed: neither black, nor clipped, nor beside a window. */
export function wellExposed(small: Raster): Uint8Array {
  const { width, height, data } = small;
  const bright = new Uint8Array(width * height);
  for (let i = 0; i < bright.length; i++) {
    const most = Math.max(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    bright[i] = LINEAR_FROM_BYTE[most]! >= CLIPPED ? 1 : 0;
  }
  const reach = Math.round(GLOW * Math.max(width, height));
  const beside = widened(widened(bright, width, height, 1, reach), height, width, width, reach);
  return beside.map((isBeside, i) => {
    const most = Math.max(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    return isBeside || LINEAR_FROM_BYTE[most]! < BLACK ? 0 : 1;
  });
}

/** Whether a pixel looks like a clear sky or like leaves. */
export function isOutdoorColor({ width, height, data }: Raster, i: number): boolean {
  const [red, green, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
  const isSky = i < (width * height) / 2 && blue > 110 && blue > 1.25 * red && blue > 1.05 * green;
  const isLeaf = green > 40 && green > 1.12 * red && green > 1.25 * blue;
  return isSky || isLeaf;
}

/**
 * Spots made wider along lines of a picture.
 *
 * @param step from one pixel of a line to the next; 1 for rows, the width for columns.
 */
function widened(spots: Uint8Array, length: number, lines: number, step: number, reach: number): Uint8Array {
  const out = new Uint8Array(spots.length);
  const next = step === 1 ? length : 1;
  for (let line = 0; line < lines; line++) {
    let last = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < length; k++) {
      const i = line * next + k * step;
      if (spots[i]) last = k;
      if (k - last <= reach) out[i] = 1;
    }
    last = Number.POSITIVE_INFINITY;
    for (let k = length - 1; k >= 0; k--) {
      const i = line * next + k * step;
      if (spots[i]) last = k;
      if (last - k <= reach) out[i] = 1;
    }
  }
  return out;
}
