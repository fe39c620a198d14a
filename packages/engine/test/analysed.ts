import { createHash } from 'node:crypto';
import type { Raster } from '../src/base/raster/raster.ts';
import { analysePhoto } from '../src/scene/analyse.ts';
import type { Analysis } from '../src/scene/analysis.ts';

const known = new Map<string, Promise<Analysis>>();

/**
 * The analysis of a photo, which takes seven seconds of CPU. All files that one worker runs share it, so no test may
 * change it. Tests of the analysis itself call `analysePhoto`.
 */
export function analysed(photo: Raster): Promise<Analysis> {
  const key = `${photo.width} × ${photo.height}, ${createHash('sha256').update(photo.data).digest('hex')}`;
  const analysis = known.get(key) ?? analysePhoto(photo);
  known.set(key, analysis);
  return analysis;
}
