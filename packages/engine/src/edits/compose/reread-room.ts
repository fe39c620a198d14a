import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { findLines } from '../../scene/camera/lines.ts';
import { sharpenLines } from '../../scene/camera/sharpen-lines.ts';
import { evenLight } from '../../scene/even-light.ts';
import { oklabImage } from '../../scene/oklab-image.ts';
import { readSurfaces } from '../../scene/read-surfaces.ts';
import { seeRoom } from '../../scene/segmentation/see-room.ts';

/**
 * Analyzes a photo again after things were removed: finds its surfaces anew, but keeps camera and room box of the
 * original photo, which showed more edges.
 *
 * @param before the analysis of the original photo.
 * @throws EngineError `cancelled`.
 */
export async function rereadRoom(photo: Raster, before: Analysis, watch: Watch): Promise<Analysis> {
  const { camera, layout } = before;
  reportStage(watch, 'Finding surfaces', 0);
  const size = fitWithin(photo, Math.max(camera.width, camera.height));
  const copy = resizeRaster(photo, size.width, size.height);
  const lines = sharpenLines(oklabImage(copy), await findLines(copy));
  reportStage(watch, 'Finding surfaces', 0.6);
  const even = evenLight(copy);
  const analysis = await readSurfaces(
    { photo: copy, even, seen: await seeRoom(even) },
    { lines, camera, layout },
    watch,
  );
  reportStage(watch, 'Photo understood', 1);
  return analysis;
}
