import { reportStage, type Watch } from '../base/progress/watch.ts';
import type { Raster } from '../base/raster/raster.ts';
import { resizePlane } from '../base/raster/resize.ts';
import type { Analysis } from './analysis.ts';
import { findRegions } from './regions/find-regions.ts';
import { uprightFolds } from './regions/upright-folds.ts';
import { withDoorsToFloor } from './segmentation/doors-to-floor.ts';
import { meanOfRegions } from './segmentation/likely-pixels.ts';
import { lookTwice } from './segmentation/look-twice.ts';
import { storedClasses } from './segmentation/room-network/seen-classes.ts';
import type { SeenRoom } from './segmentation/see-room.ts';
import { seeThings } from './segmentation/see-things.ts';
import { seeWalls } from './segmentation/see-walls.ts';
import { segmentRoom } from './segmentation/segment-room.ts';
import { findWalls } from './walls/walls.ts';

/** A photo as the rules and the networks see it. */
export interface SeenPhoto {
  /** At most 1024 px. */
  readonly photo: Raster;
  /** The same in even light (`evenLight`). */
  readonly even: Raster;
  /** The networks' reading. */
  readonly seen: SeenRoom;
}

/**
 * Finds regions, walls and things of a room whose camera and box are known.
 *
 * @throws EngineError `cancelled`.
 */
export async function readSurfaces(
  { photo, even, seen: network }: SeenPhoto,
  room: Pick<Analysis, 'lines' | 'camera' | 'layout'>,
  watch: Watch,
): Promise<Analysis> {
  const { lines, camera, layout } = room;
  const seen = { ...network, cells: withDoorsToFloor(network.cells, camera) };
  const { map, borders } = findRegions(photo, camera, layout, lines);
  const walls = findWalls(map.regions, borders, layout.linesConfidence ?? layout.confidence);
  const { width, height } = map.labels;
  const folds = meanOfRegions(resizePlane(uprightFolds(photo), width, height, 'area'), map.labels);
  reportStage(watch, 'Telling things apart', 0.7);
  const analysis = {
    ...room,
    labels: map.labels,
    regions: map.regions.map((region) => ({
      ...region,
      wallProbability: walls.probabilities[region.id]!,
      folds: Math.min(1, folds[region.id]!),
    })),
    walls: { regions: [...walls.regions], confidence: walls.confidence },
  };
  const segmentation = await segmentRoom(even, analysis);
  reportStage(watch, 'Looking at the walls', 0.85);
  const seenWalls = await seeWalls({ ...seen, cells: await lookTwice(even, seen.cells) });
  const seenThings = await seeThings(seen, segmentation);
  return { ...analysis, segmentation, seenWalls, seenThings, seenClasses: storedClasses(seen.cells) };
}
