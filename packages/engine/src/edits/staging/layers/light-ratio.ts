import { boxMean } from '../../../raster/box-filter.ts';
import { createPlane, type Plane } from '../../../raster/raster.ts';
import { denoise } from '../../../render/denoise/denoise.ts';
import type { Features } from '../../../render/index.ts';

/**
 * Changes of light below this are not shown, above the second limit they are wholly believed. Floors have grain of their
 * own and furniture stands on them; on an even wall the eye finds every blotch.
 */
const BELIEVED = { floor: { from: 0.015, wholly: 0.05 }, wall: { from: 0.05, wholly: 0.13 } };
/** A pixel's normal, which things in it shorten, points up at least this much on floors, and down on ceilings. */
const UPWARD = 0.3;
/** Of a pixel covered more than this, too little room is seen to say what light it gets. */
const COVERED = 0.6;
/** Light may not be more than this many times what it was. */
const BRIGHTEST_RATIO = 1.6;

/**
 * How much of its light every traced pixel of the room keeps, cleaned of grain; exactly 1 where the change is not
 * believed, where nothing was traced and on surfaces that look down (ceilings).
 *
 * @param level the ratio where no furniture shades, which counts as 1.
 */
export async function lightRatio(
  features: Features,
  mask: Uint8Array,
  level: number,
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
  for (let p = 0; p < pixels; p++) {
    if (mask[p] === 0) continue;
    const at = p * 3;
    const change = Math.max(
      Math.abs(clean[at]! - 1),
      Math.abs(clean[at + 1]! - 1),
      Math.abs(clean[at + 2]! - 1),
    );
    const { from, wholly } = normal[at + 1]! > UPWARD ? BELIEVED.floor : BELIEVED.wall;
    const share = normal[at + 1]! < -UPWARD ? 0 : smoothstep(from, wholly, change);
    for (let k = 0; k < 3; k++) clean[at + k] = 1 + (clean[at + k]! - 1) * share;
  }
  return clean;
}

/** Reach of the means that carry the ratio below furniture, the nearest first, pixels. */
const FILL_REACH = [3, 12, 48] as const;

/** Below furniture the ratio goes on as beside it, so that its edges carry the contact shadow. */
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

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
