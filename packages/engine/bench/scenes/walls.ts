import { EngineError } from '../../src/base/engine-error.ts';
import type { Raster } from '../../src/base/raster/raster.ts';
import { Corrections } from '../../src/edits/corrections/corrections.ts';
import { type PaintedWalls, paintWalls } from '../../src/edits/wall-color/edit.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import { maskOfLabels } from '../../studio/benchmark-scenes/labels.ts';
import type { BenchmarkScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { overlapOf } from './overlap.ts';
import type { SceneQuality } from './scene-quality.ts';

/** Paints the walls as found; walls of brick, tile and wood count neither way. */
export async function paintedWalls(
  { photo, labels }: BenchmarkScene,
  analysis: Analysis,
): Promise<SceneQuality['painted']> {
  let result: PaintedWalls;
  try {
    result = await paintWalls(photo, analysis, {
      mode: 'wall-color',
      color: '#4f7a8c',
      corrections: Corrections.parse({}),
      strength: 1,
      seed: 0,
    });
  } catch (error) {
    if (error instanceof EngineError && error.code === 'edit_not_confident') return null;
    throw error;
  }
  const { iou, precision } = overlapOf(
    result.mask,
    maskOfLabels(labels, 'wall'),
    maskOfLabels(labels, 'covering'),
  );
  let changedOutside = 0;
  for (let p = 0; p < labels.data.length; p++) {
    if (result.mask.data[p] === 0 && differs(photo, result.raster, p)) changedOutside++;
  }
  return { wallOverlap: iou, bleed: 1 - precision, changedOutside, confidence: result.confidence };
}

function differs(a: Raster, b: Raster, pixel: number): boolean {
  for (let k = pixel * 3; k < pixel * 3 + 3; k++) if (a.data[k] !== b.data[k]) return true;
  return false;
}
