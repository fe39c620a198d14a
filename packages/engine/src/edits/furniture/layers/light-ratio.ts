import { boxMean } from '../../../base/raster/box-filter.ts';
import { createPlane, type Mask, type Plane } from '../../../base/raster/raster.ts';
import { denoise } from '../../../render/denoise/denoise.ts';
import type { Features } from '../../../render/index.ts';
import { smoothstep } from '../../../render/materials/blend.ts';
import { REACHED } from '../room/staging-room.ts';
import { evenShade, FLOOR_SURFACE } from './even-shade.ts';

/**
 * Changes of light below the first limit are not shown, above the second they are fully shown. Floors have visible
 * grain and furniture stands on them; on an even wall every blotch is visible. A surface that light may not reach
 * shows only the deep shade of close things.
 */
const BELIEVED = {
  floor: { from: 0.015, wholly: 0.05 },
  wall: { from: 0.05, wholly: 0.13 },
  perhaps: { from: 0.12, wholly: 0.25 },
};
/**
 * The vertical part of a pixel's normal on floors is at least this, and on ceilings at most its negative; things in
 * the pixel shorten the normal.
 */
const UPWARD = 0.3;
/** A pixel with more coverage shows too little of the room to measure its light. */
const COVERED = 0.6;
/** Largest factor by which light may grow. */
const BRIGHTEST_RATIO = 1.6;

/**
 * The share of light that every traced pixel of the room keeps, without grain; exactly 1 where the change is not
 * trusted, was not traced, or the surface looks down (ceilings).
 *
 * @param level the ratio without shade by furniture, which counts as 1.
 * @param reached the part of the room that light of furniture reaches, of any size of the same proportions.
 */
export async function lightRatio(
  features: Features,
  mask: Uint8Array,
  level: number,
  reached: Mask,
  signal: AbortSignal | undefined,
): Promise<Float32Array> {
  const { width, height, alpha, normal, lightWith, lightWithout } = features;
  const pixels = width * height;
  const noisy = new Float32Array(pixels * 3).fill(1);
  const albedo = new Float32Array(pixels * 3).fill(1);
  if (!lightWith || !lightWithout) return noisy;
  const known = createPlane(width, height);
  for (let p = 0; p < pixels; p++) {
    const covered = mask[p] !== 0 && alpha[p]! > COVERED;
    known.data[p] = covered ? 0 : 1;
    if (mask[p] === 0 || covered) continue;
    for (let at = p * 3; at < p * 3 + 3; at++) {
      const before = lightWithout[at]!;
      if (before > 1e-6) noisy[at] = Math.min(BRIGHTEST_RATIO, lightWith[at]! / before / level);
    }
  }
  fillCovered(noisy, known);
  const clean = await denoise(
    { width, height, color: noisy, albedo, normal },
    { quality: 'fast', mask, ...(signal && { signal }) },
  );
  const reachedAt = lookUp(reached, features);
  const even = evenShade(clean, surfacesOf(features, mask, known, reachedAt), features);
  for (let p = 0; p < pixels; p++) if (mask[p] !== 0) believe(even, p, normal, reachedAt(p));
  return even;
}

/** Removes the part of a pixel's change that is not trusted. */
function believe(ratio: Float32Array, p: number, normal: Float32Array, reached: number): void {
  const at = p * 3;
  const up = normal[at + 1]!;
  const kind = up > UPWARD ? 'floor' : reached === REACHED.surely ? 'wall' : 'perhaps';
  const change = Math.max(
    Math.abs(ratio[at]! - 1),
    Math.abs(ratio[at + 1]! - 1),
    Math.abs(ratio[at + 2]! - 1),
  );
  const { from, wholly } = BELIEVED[kind];
  const isLeft = up < -UPWARD || (kind === 'perhaps' && reached === REACHED.never);
  const share = isLeft ? 0 : smoothstep(from, wholly, change);
  for (let k = at; k < at + 3; k++) {
    const believed = 1 + (ratio[k]! - 1) * share;
    ratio[k] = kind === 'perhaps' ? Math.min(1, believed) : believed;
  }
}

/** The surface of the room in a pixel: floor, walls along and across, other things; 0 = none. */
function surfacesOf(
  { normal }: Features,
  mask: Uint8Array,
  known: Plane,
  reachedAt: (p: number) => number,
): Uint8Array {
  return mask.map((traced, p) => {
    const up = normal[p * 3 + 1]!;
    if (traced === 0 || known.data[p] === 0 || up < -UPWARD) return 0;
    if (up > UPWARD) return FLOOR_SURFACE;
    if (reachedAt(p) !== REACHED.surely) return 2;
    return Math.abs(normal[p * 3]!) > Math.abs(normal[p * 3 + 2]!) ? 3 : 4;
  });
}

/** Looks a mask up by the pixels of another size. */
function lookUp(mask: Mask, { width, height }: Features): (p: number) => number {
  return (p) => {
    const row = Math.floor((Math.floor(p / width) * mask.height) / height);
    return mask.data[row * mask.width + Math.floor(((p % width) * mask.width) / width)]!;
  };
}

/** Reach of the means that continue the ratio below furniture, the nearest first, pixels. */
const FILL_REACH = [3, 12, 48] as const;

/** Continues the ratio below furniture, so that its edges carry the contact shadow. */
function fillCovered(ratio: Float32Array, known: Plane): void {
  const { width, height } = known;
  const open = new Set<number>();
  for (let p = 0; p < known.data.length; p++) if (known.data[p] === 0) open.add(p);
  for (const reach of FILL_REACH) {
    if (open.size === 0) return;
    const weight = boxMean(known, reach).data;
    const filled = [...open].filter((p) => weight[p]! > 1e-4);
    for (let k = 0; k < 3; k++) {
      const channel: Plane = {
        width,
        height,
        data: known.data.map((share, p) => share * ratio[p * 3 + k]!),
      };
      const mean = boxMean(channel, reach).data;
      for (const p of filled) ratio[p * 3 + k] = mean[p]! / weight[p]!;
    }
    for (const p of filled) open.delete(p);
  }
}
