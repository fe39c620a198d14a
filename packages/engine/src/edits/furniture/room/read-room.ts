import { open } from '../../../base/raster/morphology.ts';
import type { Mask } from '../../../base/raster/raster.ts';
import { bytesFrom } from '../../../base/typed-arrays.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { findFloor } from '../../../scene/floor/find-floor.ts';
import { isBurntOut } from '../../../scene/floor/lit-floor.ts';
import { faceMap, type RoomLayout } from '../../../scene/room-box/layout.ts';
import { CELL } from './floor-grid.ts';
import { readFloorGrid } from './read-floor-grid.ts';
import { type KnownRegions, readWallGrid } from './read-wall-grid.ts';
import { renderCamera } from './render-camera.ts';
import { meaningAt, meaningsOf } from './seen-on-wall.ts';
import { sightSums } from './sight-sums.ts';
import { REACHED, type StagingRoom } from './staging-room.ts';
import { standingObjects } from './standing-objects.ts';
import { focalPoint, windowsOn } from './wall-features.ts';
import { SEEN, WALL_FACES } from './wall-grid.ts';
import { coversWall } from './with-coverings.ts';

/** Below this confidence the box may have walls in wrong places. */
const LEAST_WALL_TRUST = 0.5;
/** Nothing is placed further than this from the camera, meters. */
const FURTHEST = 12;
/** Without trusted walls, the floor may extend this far to either side, meters. */
const OPEN_REACH = 5;
/** Half the width of the widest crack in a wall, pixels of the region map. */
const CRACK = 3;
/** Faces of the room box from this number on are walls. */
const FIRST_WALL = 2;

/** Least and greatest x and z of what may be furnished. */
type Ground = Pick<StagingRoom, 'min' | 'max'>;

const OPEN_GROUND: Ground = { min: [-OPEN_REACH, -FURTHEST], max: [OPEN_REACH, OPEN_REACH] };

/** Further facts about a place. */
export interface PlaceFacts {
  /** No walls, only the ground. */
  readonly isOutdoors?: boolean;
  /** No furniture was detected in it; see `findFloor`. */
  readonly isEmpty?: boolean;
}

/** The room model that staging needs, from the analysis of a photo. */
export function readRoom(
  photographed: Analysis,
  { isOutdoors = false, isEmpty = false }: PlaceFacts = {},
): StagingRoom {
  const analysis = isOutdoors ? withoutWalls(photographed) : photographed;
  const { layout, labels } = analysis;
  const wallsTrusted = !isOutdoors && layout.confidence >= LEAST_WALL_TRUST;
  const camera = renderCamera(analysis.camera, layout.cameraHeight, labels.width, labels.height);
  const { min, max } = wallsTrusted ? withinReach(layout) : OPEN_GROUND;
  const height = layout.max[1] - layout.min[1];
  const floor = findFloor(analysis, isEmpty);
  const faces = faceMap(analysis.camera, layout, labels.width, labels.height);
  const isWall = new Uint8Array(labels.count);
  for (const id of analysis.walls.regions) isWall[id] = 1;
  const meanings = analysis.seenClasses ? meaningsOf(analysis.seenClasses) : null;
  const known: KnownRegions = { labels, faces, isWall, isFloor: floor.regions, meanings };
  const walls = WALL_FACES.map((face) => readWallGrid(face, known, camera, { min, max, height }));
  const covered = walls.map(coversWall);
  const inView = wallsTrusted ? walls.filter(({ state }) => state.some((cell) => cell !== CELL.unseen)) : [];
  return {
    min,
    max,
    height,
    ceilingSeen: wallsTrusted && layout.scaleSource === 'ceiling',
    wallsTrusted,
    camera,
    sights: sightSums(
      labels.width,
      labels.height,
      (pixel) => wallsTrusted && isSight(known, pixel) && !isSeenAsWall(known, pixel, covered),
    ),
    reached: reachedBy(analysis, known, wallsTrusted),
    floor: readFloorGrid(floor.mask, camera, min, max),
    foreground: standingObjects(analysis, faces, floor.regions, camera),
    walls: inView,
    windows: inView.flatMap(windowsOn),
    focal: focalPoint(inView),
  };
}

/** Whether the room network sees the wall itself in a pixel, as brick or panels too where a whole wall is of them. */
function isSeenAsWall(
  { labels, faces, meanings }: KnownRegions,
  pixel: number,
  covered: readonly boolean[],
): boolean {
  if (!meanings) return false;
  const meaning = meaningAt(meanings, labels, pixel);
  return meaning === SEEN.wall || (meaning === SEEN.covering && covered[faces[pixel]! - FIRST_WALL] === true);
}

/** Whether a pixel shows a part of the wall that is not bare: a window, a door, a fireplace, a picture. */
function isSight({ labels, faces, isWall, isFloor }: KnownRegions, pixel: number): boolean {
  const label = labels.data[pixel]!;
  return faces[pixel]! >= FIRST_WALL && !isWall[label] && !isFloor[label];
}

/**
 * Walls get light and shade of furniture where they are known to be bare; all other parts may be windows, and
 * everything if the box is a guess. Cracks and seams of a wall belong to it, because they would otherwise be visible
 * as lines.
 */
function reachedBy({ regions }: Analysis, known: KnownRegions, wallsTrusted: boolean): Mask {
  const { width, height, data } = known.labels;
  const isOther = (pixel: number) =>
    wallsTrusted ? isSight(known, pixel) : known.faces[pixel]! >= FIRST_WALL;
  const others = { width, height, data: bytesFrom(data, (_, pixel) => (isOther(pixel) ? 255 : 0)) };
  const burnt = new Set(regions.filter(({ color }) => isBurntOut(color)).map(({ id }) => id));
  const reached = open(others, CRACK).data.map((other, pixel) => {
    if (other === 0) return REACHED.surely;
    return burnt.has(data[pixel]!) ? REACHED.never : REACHED.perhaps;
  });
  return { width, height, data: reached };
}

/** The part of the room that is near enough for furniture. */
function withinReach({ min, max }: RoomLayout): Ground {
  return {
    min: [Math.max(-FURTHEST, min[0]), Math.max(-FURTHEST, min[2])],
    max: [Math.min(FURTHEST, max[0]), Math.min(FURTHEST, max[2])],
  };
}

/** The same with the walls at the farthest distance of furniture. */
function withoutWalls(analysis: Analysis): Analysis {
  const { min, max } = analysis.layout;
  const layout = {
    ...analysis.layout,
    min: [-FURTHEST, min[1], -FURTHEST] as const,
    max: [FURTHEST, Math.max(max[1], FURTHEST), FURTHEST] as const,
  };
  return { ...analysis, layout };
}
