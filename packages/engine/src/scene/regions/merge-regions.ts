import type { LabelMap } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';
import { type Border, regionBorders } from './region-borders.ts';

/** Steps across a border below this (OKLab) are shading of one surface. */
const SHADING_STEP = 0.02;
/** What a barrier along the whole border adds to the step across it. */
const BARRIER_WEIGHT = 0.35;

/**
 * Joins regions without a step between them: the greedy segmentation cuts a softly shaded wall anywhere, while a real
 * border has a step along its whole length. Least step first; steps are measured anew after every join.
 */
export function mergeShadedRegions(image: OklabImage, labels: LabelMap, barrier: Float32Array): LabelMap {
  const target = Int32Array.from({ length: labels.count }, (_, i) => i);
  let borders = regionBorders(image, image, labels, barrier);
  for (;;) {
    const weakest = borders.reduce<Border | null>(
      (least, border) => (least === null || step(border) < step(least) ? border : least),
      null,
    );
    if (!weakest || step(weakest) > SHADING_STEP) break;
    target[weakest.b] = weakest.a;
    borders = joined(borders, weakest.a, weakest.b);
  }
  return relabel(labels, target);
}

function step(border: Border): number {
  return (border.contrastSum + BARRIER_WEIGHT * border.barrierSum) / border.length;
}

/** The borders once region `gone` is part of region `kept`. */
function joined(borders: readonly Border[], kept: number, gone: number): Border[] {
  const result: Border[] = [];
  const ofKept = new Map<number, Border>();
  for (const border of borders) {
    const a = border.a === gone ? kept : border.a;
    const b = border.b === gone ? kept : border.b;
    if (a === b) continue;
    if (a !== kept && b !== kept) {
      result.push(border);
      continue;
    }
    const other = a === kept ? b : a;
    const twin = ofKept.get(other);
    if (twin) {
      twin.length += border.length;
      twin.contrastSum += border.contrastSum;
      twin.barrierSum += border.barrierSum;
      twin.grooveSum += border.grooveSum;
    } else {
      const moved = { ...border, a: Math.min(kept, other), b: Math.max(kept, other) };
      ofKept.set(other, moved);
      result.push(moved);
    }
  }
  return result;
}

/** Region numbers without gaps, in reading order of their first pixels. */
function relabel(labels: LabelMap, target: Int32Array): LabelMap {
  const root = (region: number): number => {
    let at = region;
    while (target[at] !== at) at = target[at]!;
    return at;
  };
  const numbers = new Map<number, number>();
  const data = labels.data.map((region) => {
    const to = root(region);
    const number = numbers.get(to) ?? numbers.size;
    numbers.set(to, number);
    return number;
  });
  return { width: labels.width, height: labels.height, data, count: numbers.size };
}
