import { reportStage, type Watch } from '../base/progress/watch.ts';
import type { Raster } from '../base/raster/raster.ts';
import type { Analysis } from './analysis.ts';
import { readCamera } from './camera/read-camera.ts';
import { evenLight } from './even-light.ts';
import { readSurfaces } from './read-surfaces.ts';
import { findLayout } from './room-box/find-layout.ts';
import { withSeenFloor } from './room-box/seen-floor.ts';
import { seeRoom } from './segmentation/see-room.ts';

export interface AnalyseOptions extends Watch {
  /** 35 mm equivalent focal length from EXIF, or null. */
  readonly focalLength35?: number | null;
}

/**
 * Analyzes a photo: lines, camera, room box, regions and walls, each with a confidence. Deterministic; the photo is
 * not changed. Takes two to four seconds and about 200 MB.
 *
 * @throws EngineError `cancelled`.
 */
export async function analysePhoto(photo: Raster, options: AnalyseOptions = {}): Promise<Analysis> {
  reportStage(options, 'Looking for edges', 0);
  const { copy, image, lines, camera } = await readCamera(photo, options.focalLength35 ?? null);

  reportStage(options, 'Finding the room', 0.3);
  const even = evenLight(copy);
  const seen = await seeRoom(even);
  const layout = withSeenFloor(findLayout(copy, image, camera, lines, seen), camera, seen.cells);

  reportStage(options, 'Finding surfaces', 0.6);
  const analysis = await readSurfaces({ photo: copy, even, seen }, { lines, camera, layout }, options);
  reportStage(options, 'Photo understood', 1);
  return analysis;
}
