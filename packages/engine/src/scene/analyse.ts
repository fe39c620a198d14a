import type { Raster } from '../raster/raster.ts';
import { fitWithin, resizeRaster } from '../raster/resize.ts';
import type { Analysis } from './analysis.ts';
import { findCamera } from './find-camera.ts';
import { findLayout } from './find-layout.ts';
import { findRegions } from './find-regions.ts';
import { findLines } from './lines.ts';
import { oklabImage } from './oklab-image.ts';
import { seeRoom } from './segmentation/see-room.ts';
import { seeThings } from './segmentation/see-things.ts';
import { seeWalls } from './segmentation/see-walls.ts';
import { segmentRoom } from './segmentation/segment-room.ts';
import { sharpenLines } from './sharpen-lines.ts';
import { findWalls } from './walls.ts';
import { reportStage, type Watch } from './watch.ts';

/** Everything is found on a copy of at most this long side: other sizes pick other room boxes. */
const ANALYSIS_SIDE = 1024;

export interface AnalyseOptions extends Watch {
  /** 35 mm equivalent focal length from EXIF, or null. */
  readonly focalLength35?: number | null;
}

/**
 * Find out what is in a photo: lines, camera, room box, regions and walls, each with a confidence. Deterministic;
 * the photo is not changed. Takes two to four seconds and about 200 MB.
 *
 * @throws EngineError `cancelled`.
 */
export async function analysePhoto(photo: Raster, options: AnalyseOptions = {}): Promise<Analysis> {
  reportStage(options, 'Looking for edges', 0);
  const size = fitWithin(photo, ANALYSIS_SIDE);
  const copy = resizeRaster(photo, size.width, size.height);
  const image = oklabImage(copy);
  const lines = sharpenLines(image, await findLines(copy));

  reportStage(options, 'Finding the room', 0.3);
  const camera = findCamera(lines, copy.width, copy.height, options.focalLength35 ?? null);
  const seen = await seeRoom(copy);
  const layout = findLayout(copy, image, camera, lines, seen);

  reportStage(options, 'Finding surfaces', 0.6);
  const { map, borders } = findRegions(copy, camera, layout, lines);
  const walls = findWalls(map.regions, borders, layout.linesConfidence ?? layout.confidence);
  reportStage(options, 'Telling things apart', 0.7);
  const analysis = {
    lines,
    camera,
    layout,
    labels: map.labels,
    regions: map.regions.map((region) => ({ ...region, wallProbability: walls.probabilities[region.id]! })),
    walls: { regions: [...walls.regions], confidence: walls.confidence },
  };
  const segmentation = await segmentRoom(copy, analysis);
  const seenWalls = await seeWalls(seen);
  const seenThings = await seeThings(seen);
  reportStage(options, 'Photo understood', 1);
  return { ...analysis, segmentation, seenWalls, seenThings };
}
