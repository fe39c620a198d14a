import { maskOfLabels } from '../../src/benchmark-scenes/labels.ts';
import type { BenchmarkScene } from '../../src/benchmark-scenes/load-scene.ts';
import { findFloor } from '../../src/edits/staging/room/find-floor.ts';
import { resizeMask } from '../../src/raster/resize.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import { overlapOf } from './overlap.ts';
import type { SceneQuality } from './scene-quality.ts';

/** With less of it in view nothing can be said of the floor. */
const LEAST_SHARE = 0.01;

/** The floor that staging would stand on, against bare floor. */
export function bareFloor({ labels }: BenchmarkScene, analysis: Analysis): SceneQuality['floor'] {
  const { mask } = findFloor(analysis);
  const truth = resizeMask(maskOfLabels(labels, 'floor'), mask.width, mask.height);
  const share = truth.data.filter((value) => value >= 128).length / truth.data.length;
  if (share < LEAST_SHARE) return null;
  const { precision, recall } = overlapOf(mask, truth);
  return { precision, recall };
}
