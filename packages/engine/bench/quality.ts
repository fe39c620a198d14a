import { findFloor } from '../src/edits/staging/room/find-floor.ts';
import { type PaintedWalls, paintWalls } from '../src/edits/wall-color.ts';
import { EngineError } from '../src/engine-error.ts';
import type { Raster } from '../src/raster/raster.ts';
import { resizeMask } from '../src/raster/resize.ts';
import { drawRoom, type RoomTruth } from '../src/rooms/index.ts';
import { analysePhoto } from '../src/scene/analyse.ts';
import type { Analysis } from '../src/scene/analysis.ts';
import type { RoomQuality } from './jobs.ts';
import { allRooms } from './rooms.ts';

/** Draws the named rooms, repaints them and compares with what they were drawn with. */
export async function measureQuality(names: readonly string[]): Promise<RoomQuality[]> {
  const measured: RoomQuality[] = [];
  for (const { name, spec } of allRooms()) {
    if (!names.includes(name)) continue;
    const { photo, truth } = drawRoom(spec);
    const analysis = await analysePhoto(photo);
    measured.push({
      name,
      painted: painted(photo, analysis, truth),
      floor: floorFound(analysis, truth),
      ...cameraErrors(analysis, truth),
    });
  }
  return measured;
}

function painted(photo: Raster, analysis: Analysis, truth: RoomTruth): RoomQuality['painted'] {
  let result: PaintedWalls;
  try {
    result = paintWalls(photo, analysis, {
      mode: 'wall-color',
      color: '#4f7a8c',
      regions: { add: [], remove: [] },
      strength: 1,
      seed: 0,
    });
  } catch (error) {
    if (error instanceof EngineError && error.code === 'edit_not_confident') return null;
    throw error;
  }
  const walls = truth.masks.wall.data;
  let both = 0;
  let either = 0;
  let inMask = 0;
  let changedOutside = 0;
  for (let p = 0; p < walls.length; p++) {
    const isWall = walls[p] === 255;
    const isPainted = result.mask.data[p]! >= 128;
    if (isWall && isPainted) both++;
    if (isWall || isPainted) either++;
    if (isPainted) inMask++;
    if (result.mask.data[p] === 0 && differs(photo, result.raster, p)) changedOutside++;
  }
  return {
    wallOverlap: both / either,
    bleed: (inMask - both) / Math.max(1, inMask),
    changedOutside,
    confidence: result.confidence,
  };
}

function floorFound(analysis: Analysis, truth: RoomTruth): RoomQuality['floor'] {
  const { mask } = findFloor(analysis);
  const floor = resizeMask(truth.masks.floor, mask.width, mask.height);
  let found = 0;
  let real = 0;
  let both = 0;
  for (let p = 0; p < mask.data.length; p++) {
    const isFound = mask.data[p] === 255;
    const isReal = floor.data[p]! >= 128;
    if (isFound) found++;
    if (isReal) real++;
    if (isFound && isReal) both++;
  }
  return { precision: both / Math.max(1, found), recall: both / Math.max(1, real) };
}

function differs(a: Raster, b: Raster, pixel: number): boolean {
  for (let k = pixel * 3; k < pixel * 3 + 3; k++) if (a.data[k] !== b.data[k]) return true;
  return false;
}

type Vector = readonly [number, number, number];

function cameraErrors({ camera }: Analysis, truth: RoomTruth) {
  // The engine gives the world's axes in camera space: the columns of the drawn camera's rotation.
  const [right, down, forward] = truth.camera.rotation;
  const column = (k: 0 | 1 | 2): Vector => [right[k], down[k], forward[k]];
  const opposite = (v: Vector): Vector => [-v[0], -v[1], -v[2]];
  // Which wall direction is called X is free: the nearest of the four counts.
  const sideways = [column(0), column(2), opposite(column(0)), opposite(column(2))];
  return {
    upDegrees: degreesBetween(camera.axes[1], column(1)),
    yawDegrees: Math.min(...sideways.map((axis) => degreesBetween(camera.axes[0], axis))),
    focalPercent: 100 * (camera.focal / camera.width / (truth.camera.focal / truth.camera.width) - 1),
  };
}

function degreesBetween(a: Vector, b: Vector): number {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}
