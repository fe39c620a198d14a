import { resizeRaster } from '../../src/base/raster/resize.ts';
import { skyBackdrop } from '../../src/edits/sky/old-sky.ts';
import { skyMatte } from '../../src/edits/sky/sky-matte.ts';
import { findSky } from '../../src/scene/sky/find-sky.ts';
import type { BenchmarkScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { overlapOf } from './overlap.ts';
import type { SceneQuality } from './scene-quality.ts';

/** How surely a sky is seen, and the sky edit's matte against open sky, branches and railings left out. */
export function openSky({ photo, sky }: BenchmarkScene): SceneQuality['sky'] {
  const found = findSky(photo);
  const { confidence } = found;
  if (sky === null) return { overlap: null, confidence };
  const small = resizeRaster(photo, found.sky.width, found.sky.height);
  const matte = skyMatte(photo, found, skyBackdrop(small, found));
  return { overlap: overlapOf(matte, sky).iou, confidence };
}
