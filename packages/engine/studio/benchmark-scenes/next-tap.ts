import { erode } from '../../src/base/raster/morphology.ts';
import type { Mask } from '../../src/base/raster/raster.ts';
import type { PromptPoint } from '../../src/scene/segment-anything/prompted-mask.ts';

/**
 * Where a person would tap next: in the middle of the largest error, as far from its border as can be.
 *
 * @param known 0 where the truth is unknown; absent: it is known everywhere.
 * @returns null where nothing is wrong.
 */
export function nextTap(selected: Mask, truth: Mask, known?: Mask): PromptPoint | null {
  const missing = deepest(errorOf(selected, truth, known, true));
  const extra = deepest(errorOf(selected, truth, known, false));
  const [chosen, isMeant] = missing.depth >= extra.depth ? [missing, true] : [extra, false];
  if (chosen.depth === 0) return null;
  const { width, height } = truth;
  return {
    x: ((chosen.place % width) + 0.5) / width,
    y: (Math.floor(chosen.place / width) + 0.5) / height,
    isMeant,
  };
}

/** Intersection over union, where the truth is known. */
export function overlapOf(selected: Mask, truth: Mask, known?: Mask): number {
  let [both, either] = [0, 0];
  truth.data.forEach((value, i) => {
    if (known?.data[i] === 0) return;
    const [is, should] = [selected.data[i]! > 127, value > 127];
    if (is && should) both++;
    if (is || should) either++;
  });
  return either === 0 ? 1 : both / either;
}

function errorOf(selected: Mask, truth: Mask, known: Mask | undefined, isMissing: boolean): Mask {
  const data = truth.data.map((value, i) => {
    const [is, should] = [selected.data[i]! > 127, value > 127];
    return known?.data[i] !== 0 && is !== should && should === isMissing ? 255 : 0;
  });
  return { width: truth.width, height: truth.height, data };
}

/** The place that stays longest under repeated erosion. */
function deepest(error: Mask): { depth: number; place: number } {
  let left = error;
  let [depth, place] = [0, error.data.indexOf(255)];
  while (left.data.includes(255)) {
    depth++;
    const inside = [...left.data.keys()].filter((i) => left.data[i] === 255);
    place = inside[inside.length >> 1]!;
    left = withoutRim(left);
  }
  return { depth, place };
}

/** Eroded, also from the picture's own edge. */
function withoutRim(mask: Mask): Mask {
  const { width, height } = mask;
  const { data } = erode(mask, 1);
  for (let x = 0; x < width; x++) {
    data[x] = 0;
    data[(height - 1) * width + x] = 0;
  }
  for (let y = 0; y < height; y++) {
    data[y * width] = 0;
    data[y * width + width - 1] = 0;
  }
  return { width, height, data };
}
