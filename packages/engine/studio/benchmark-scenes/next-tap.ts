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

/** The middle one of the places farthest from what is right, and from the picture's edge; 0 where nothing is wrong. */
function deepest(error: Mask): { depth: number; place: number } {
  const depths = depthsWithin(error);
  const depth = depths.reduce((a, b) => Math.max(a, b), 0);
  const places = [...depths.keys()].filter((i) => depths[i] === depth);
  return { depth, place: places[places.length >> 1]! };
}

/** Steps, also diagonal ones, from each pixel to the nearest outside the mask or the picture. */
function depthsWithin({ width, height, data }: Mask): Int32Array {
  const depths = new Int32Array(data.length);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : depths[y * width + x]!;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 255) {
        depths[i] = 1 + Math.min(at(x - 1, y), at(x - 1, y - 1), at(x, y - 1), at(x + 1, y - 1));
      }
    }
  }
  for (let y = height - 1, i = data.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, i--) {
      const nearest = Math.min(at(x + 1, y), at(x + 1, y + 1), at(x, y + 1), at(x - 1, y + 1));
      depths[i] = Math.min(depths[i]!, 1 + nearest);
    }
  }
  return depths;
}
