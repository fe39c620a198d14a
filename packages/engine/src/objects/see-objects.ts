import { mirroredRaster } from '../base/raster/mirror.ts';
import type { Raster } from '../base/raster/raster.ts';
import { nanodet, type RawDetection } from '../models/nanodet/nanodet.ts';
import { fusePasses } from './fuse-passes.ts';
import { mirroredBox } from './mirror.ts';

/** Four passes over a photo, small to large: real objects appear in all of them. */
const PASSES = [
  { longSide: 352, mirror: false },
  { longSide: 416, mirror: true },
  { longSide: 512, mirror: false },
  { longSide: 640, mirror: true },
] as const;
/** Raw scores below this change nothing once fused. */
const LEAST_RAW = 0.1;

/** All detections in a photo, of every class, strongest first; about half a second. */
export async function seeObjects(photo: Raster): Promise<RawDetection[]> {
  const passes: RawDetection[][] = [];
  for (const { longSide, mirror } of PASSES) {
    const seen = await nanodet(mirror ? mirroredRaster(photo) : photo, longSide, LEAST_RAW);
    passes.push(mirror ? seen.map((raw) => ({ ...raw, box: mirroredBox(raw.box) })) : seen);
  }
  return fusePasses(passes);
}
