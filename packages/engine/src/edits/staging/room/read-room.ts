import type { Mask } from '../../../raster/raster.ts';
import type { RenderCamera } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { faceMap } from '../../../scene/layout.ts';
import { findFloor } from './find-floor.ts';
import { CELL, type FloorGrid } from './floor-grid.ts';
import { projectPoint, renderCamera } from './render-camera.ts';
import { sightSums } from './sight-sums.ts';
import type { StagingRoom } from './staging-room.ts';
import { standingObjects } from './standing-objects.ts';
import { WALL_FACES, type WallFace, type WallGrid } from './wall-grid.ts';

/** Below this the box may have walls where there are none. */
const LEAST_WALL_TRUST = 0.5;
/** Side of a floor or wall cell, meters. */
const CELL_SIZE = 0.1;
/** Nothing is placed further than this from the camera, meters. */
const FURTHEST = 12;
/** Cells to each side that a floor cell is compared with. */
const SPECK_REACH = 2;
/** Where walls are not trusted, the floor may go on this far to either side. */
const OPEN_REACH = 5;

/** What staging needs to know of a photographed room; outdoors there are no walls, only the ground. */
export function readRoom(photographed: Analysis, isOutdoors = false): StagingRoom {
  const analysis = isOutdoors ? withoutWalls(photographed) : photographed;
  const { layout, labels } = analysis;
  const wallsTrusted = !isOutdoors && layout.confidence >= LEAST_WALL_TRUST;
  const camera = renderCamera(analysis.camera, layout.cameraHeight, labels.width, labels.height);
  const min = wallsTrusted
    ? ([Math.max(-FURTHEST, layout.min[0]), Math.max(-FURTHEST, layout.min[2])] as const)
    : ([-OPEN_REACH, -FURTHEST] as const);
  const max = wallsTrusted
    ? ([Math.min(FURTHEST, layout.max[0]), Math.min(FURTHEST, layout.max[2])] as const)
    : ([OPEN_REACH, OPEN_REACH] as const);
  const height = layout.max[1] - layout.min[1];
  const floor = findFloor(analysis);
  const faces = faceMap(analysis.camera, layout, labels.width, labels.height);
  const isWall = new Uint8Array(labels.count);
  for (const id of analysis.walls.regions) isWall[id] = 1;

  const wallGrid = (face: WallFace): WallGrid => {
    const isFar = face === 'far';
    const start = isFar ? min[0] : min[1];
    const end = isFar ? max[0] : max[1];
    const columns = Math.max(1, Math.round((end - start) / CELL_SIZE));
    const rows = Math.max(1, Math.round(height / CELL_SIZE));
    const state = new Uint8Array(columns * rows);
    const number = { left: 2, right: 3, far: 4 }[face];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const along = start + (column + 0.5) * CELL_SIZE;
        const up = (row + 0.5) * CELL_SIZE;
        const place = isFar
          ? projectPoint(camera, along, up, min[1])
          : projectPoint(camera, face === 'left' ? min[0] : max[0], up, along);
        const pixel = place && pixelAt(camera, place.x, place.y);
        if (pixel === null || faces[pixel] !== number) continue;
        const label = labels.data[pixel]!;
        // Floor where the wall should be: the box is a little off, nothing hangs there.
        if (floor.regions[label]) continue;
        state[row * columns + column] = isWall[label] ? CELL.free : CELL.taken;
      }
    }
    return { face, cell: CELL_SIZE, start, columns, rows, state };
  };

  const isSight = (pixel: number) =>
    wallsTrusted && faces[pixel]! >= 2 && !isWall[labels.data[pixel]!] && !floor.regions[labels.data[pixel]!];

  return {
    min,
    max,
    height,
    ceilingSeen: wallsTrusted && layout.scaleSource === 'ceiling',
    wallsTrusted,
    camera,
    sights: sightSums(labels.width, labels.height, isSight),
    floor: floorGrid(floor.mask, camera, min, max),
    foreground: standingObjects(analysis, faces, floor.regions, camera),
    walls: wallsTrusted
      ? WALL_FACES.map(wallGrid).filter((wall) => wall.state.some((s) => s !== CELL.unseen))
      : [],
  };
}

/** The same with the walls as far away as furniture may stand. */
function withoutWalls(analysis: Analysis): Analysis {
  const { min, max } = analysis.layout;
  const layout = {
    ...analysis.layout,
    min: [-FURTHEST, min[1], -FURTHEST] as const,
    max: [FURTHEST, Math.max(max[1], FURTHEST), FURTHEST] as const,
  };
  return { ...analysis, layout };
}

function pixelAt(camera: RenderCamera, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const inside = column >= 0 && row >= 0 && column < camera.width && row < camera.height;
  return inside ? row * camera.width + column : null;
}

function floorGrid(
  mask: Mask,
  camera: RenderCamera,
  min: readonly [number, number],
  max: readonly [number, number],
): FloorGrid {
  const columns = Math.max(1, Math.round((max[0] - min[0]) / CELL_SIZE));
  const rows = Math.max(1, Math.round((max[1] - min[1]) / CELL_SIZE));
  const state = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = projectPoint(
        camera,
        min[0] + (column + 0.5) * CELL_SIZE,
        0,
        min[1] + (row + 0.5) * CELL_SIZE,
      );
      const pixel = place && pixelAt(camera, place.x, place.y);
      if (pixel === null) continue;
      state[row * columns + column] = mask.data[pixel] ? CELL.free : CELL.taken;
    }
  }
  return { cell: CELL_SIZE, start: min, columns, rows, state: withoutSpecks(state, columns, rows) };
}

/** Joints, reflections and grain make lone cells differ: a cell is what most of its neighborhood is. */
function withoutSpecks(state: Uint8Array, columns: number, rows: number): Uint8Array {
  const result = new Uint8Array(state.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (state[row * columns + column] === CELL.unseen) continue;
      let free = 0;
      let taken = 0;
      for (let j = Math.max(0, row - SPECK_REACH); j <= Math.min(rows - 1, row + SPECK_REACH); j++) {
        for (
          let i = Math.max(0, column - SPECK_REACH);
          i <= Math.min(columns - 1, column + SPECK_REACH);
          i++
        ) {
          const neighbor = state[j * columns + i];
          if (neighbor === CELL.free) free++;
          else if (neighbor === CELL.taken) taken++;
        }
      }
      result[row * columns + column] = free >= taken ? CELL.free : CELL.taken;
    }
  }
  return result;
}
