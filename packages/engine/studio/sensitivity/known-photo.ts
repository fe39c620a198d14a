import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { decodeRaster } from '../../src/base/codec/index.ts';
import type { Raster } from '../../src/base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../src/base/raster/resize.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import type { Analysis } from '../../src/scene/analysis.ts';

/** A photo, and its analysis by the unmoved engine. */
export interface KnownPhoto {
  readonly name: string;
  readonly photo: Raster;
  readonly analysis: Analysis;
}

/**
 * @param side a larger photo is scaled down to so many pixels.
 * @param kept path of its analysis: read if it exists, else written.
 */
export async function knownPhoto(
  { name, path }: { readonly name: string; readonly path: string },
  side: number,
  kept: string,
): Promise<KnownPhoto> {
  const whole = await decodeRaster(path);
  const { width, height } = fitWithin(whole, side);
  const photo = width === whole.width ? whole : resizeRaster(whole, width, height);
  if (!existsSync(kept)) await writeFile(kept, serialize(await analysePhoto(photo)));
  return { name, photo, analysis: deserialize(await readFile(kept)) as Analysis };
}
