import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Raster } from '../../src/base/raster/raster.ts';
import { type AnalyseOptions, analysePhoto as analyse } from '../../src/scene/analyse.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import { readAnalysis, writeAnalysis } from '../../src/scene/analysis-file.ts';
import { REMEMBERED } from './folder.ts';

/** Takes the place of the engine's function: it runs once per photo and run of tests. */
export async function analysePhoto(photo: Raster, options: AnalyseOptions = {}): Promise<Analysis> {
  const facts = JSON.stringify([photo.width, photo.height, options.focalLength35 ?? null]);
  const hash = createHash('sha256').update(facts).update(photo.data).digest('hex');
  const path = join(process.env[REMEMBERED] ?? '', `analysis-${hash}.json`);
  const known = await readAnalysis(path);
  if (known !== null) return known;
  const analysis = await analyse(photo, options);
  await writeAnalysis(path, analysis);
  return analysis;
}
