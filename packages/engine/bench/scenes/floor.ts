import type { Mask, Raster } from '../../src/base/raster/raster.ts';
import { resizeMask } from '../../src/base/raster/resize.ts';
import { readRoom } from '../../src/edits/furniture/room/read-room.ts';
import { holdsFurniture } from '../../src/objects/index.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import { findFloor } from '../../src/scene/floor/find-floor.ts';
import { maskOfLabels, maskWhere } from '../../studio/benchmark-scenes/labels.ts';
import type { BenchmarkScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { overlapOf } from './overlap.ts';
import type { FloorQuality } from './scene-quality.ts';

/** With less of it in view nothing can be said of the floor. */
const LEAST_SHARE = 0.01;
/** What lies flat: staging may stand on it or leave it, so it counts neither way. */
const FLAT = new Set(['rug', 'bath-mat', 'kitchen-runner']);

/**
 * The floor that staging would stand on, against bare floor, and how much of the bare floor it takes for things that
 * stand there and hide what is staged.
 *
 * @param photo furnished, or its empty twin; with its labels and its analysis.
 */
export async function bareFloor(
  { facts }: BenchmarkScene,
  { photo, labels }: { readonly photo: Raster; readonly labels: Mask },
  analysis: Analysis,
): Promise<FloorQuality | null> {
  const isEmpty = !(await holdsFurniture(photo, analysis, 'furniture or fittings'));
  const { mask } = findFloor(analysis, isEmpty);
  const atSizeOfMask = (truth: Mask) => resizeMask(truth, mask.width, mask.height);
  const truth = atSizeOfMask(maskOfLabels(labels, 'floor'));
  const share = truth.data.filter((value) => value >= 128).length / truth.data.length;
  if (share < LEAST_SHARE) return null;
  const flat = new Set(facts.things.filter(({ kind }) => FLAT.has(kind)).map(({ label }) => label));
  const { precision, recall } = overlapOf(
    mask,
    truth,
    atSizeOfMask(maskWhere(labels, (label) => flat.has(label))),
  );
  const { foreground } = readRoom(analysis, { isEmpty });
  const standing = {
    ...mask,
    data: Uint8Array.from(foreground.data, (depth) => (depth < Number.POSITIVE_INFINITY ? 255 : 0)),
  };
  return { precision, recall, taken: overlapOf(standing, truth).recall };
}
