import type { Raster } from '../../raster/raster.ts';
import { fitWithin, resizeRaster } from '../../raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { findRegions } from '../../scene/find-regions.ts';
import { findLines } from '../../scene/lines.ts';
import { oklabImage } from '../../scene/oklab-image.ts';
import { seeRoom } from '../../scene/segmentation/see-room.ts';
import { seeThings } from '../../scene/segmentation/see-things.ts';
import { seeWalls } from '../../scene/segmentation/see-walls.ts';
import { segmentRoom } from '../../scene/segmentation/segment-room.ts';
import { sharpenLines } from '../../scene/sharpen-lines.ts';
import { findWalls } from '../../scene/walls.ts';
import { reportStage, type Watch } from '../../scene/watch.ts';

/**
 * What is in a photo now that things were taken out of it: its surfaces are found anew, while camera and room box stay
 * those of the photo as it came, which showed more edges to find them by.
 *
 * @param before the analysis of the photo as it came.
 * @throws EngineError `cancelled`.
 */
export async function rereadRoom(photo: Raster, before: Analysis, watch: Watch): Promise<Analysis> {
  const { camera, layout } = before;
  reportStage(watch, 'Finding surfaces', 0);
  const size = fitWithin(photo, Math.max(camera.width, camera.height));
  const copy = resizeRaster(photo, size.width, size.height);
  const lines = sharpenLines(oklabImage(copy), await findLines(copy));
  reportStage(watch, 'Finding surfaces', 0.6);
  const { map, borders } = findRegions(copy, camera, layout, lines);
  const walls = findWalls(map.regions, borders, layout.linesConfidence ?? layout.confidence);
  const analysis = {
    lines,
    camera,
    layout,
    labels: map.labels,
    regions: map.regions.map((region) => ({ ...region, wallProbability: walls.probabilities[region.id]! })),
    walls: { regions: [...walls.regions], confidence: walls.confidence },
  };
  const segmentation = await segmentRoom(copy, analysis);
  const seen = await seeRoom(copy);
  const [seenWalls, seenThings] = [await seeWalls(seen), await seeThings(seen)];
  reportStage(watch, 'Photo understood', 1);
  return { ...analysis, segmentation, seenWalls, seenThings };
}
