import type { LabelMap, Mask } from '../../../base/raster/raster.ts';
import type { RenderCamera } from '../../../render/scene.ts';
import { CELL } from './floor-grid.ts';
import { pixelShowing } from './render-camera.ts';
import { seenOnWall } from './seen-on-wall.ts';
import type { WallFace, WallGrid } from './wall-grid.ts';
import { withCoverings } from './with-coverings.ts';

/** Side of a cell, meters. */
const CELL_SIZE = 0.1;
/** The walls' numbers among the faces of the room box. */
const FACE_NUMBER: Record<WallFace, number> = { left: 2, right: 3, far: 4 };

/** A photo's regions and their known kinds. */
export interface KnownRegions {
  readonly labels: LabelMap;
  /** The face of the room box in every pixel. */
  readonly faces: Uint8Array;
  /** 1 for regions of bare wall, by number. */
  readonly isWall: Uint8Array;
  /** 1 for regions of the floor, by number. */
  readonly isFloor: Uint8Array;
  /** What the room network saw, as in `SEEN`; null if the room was not read from a photo. */
  readonly meanings: Mask | null;
}

/** A wall of the room seen straight on, cell by cell. */
export function readWallGrid(
  face: WallFace,
  { labels, faces, isWall, isFloor, meanings }: KnownRegions,
  camera: RenderCamera,
  { min, max, height }: { min: readonly [number, number]; max: readonly [number, number]; height: number },
): WallGrid {
  const isFar = face === 'far';
  const [start, end] = isFar ? [min[0], max[0]] : [min[1], max[1]];
  const columns = Math.max(1, Math.round((end - start) / CELL_SIZE));
  const rows = Math.max(1, Math.round(height / CELL_SIZE));
  const state = new Uint8Array(columns * rows);
  const pixelAt = (along: number, up: number) =>
    isFar
      ? pixelShowing(camera, along, up, min[1])
      : pixelShowing(camera, face === 'left' ? min[0] : max[0], up, along);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const along = start + (column + 0.5) * CELL_SIZE;
      const up = (row + 0.5) * CELL_SIZE;
      const pixel = pixelAt(along, up);
      if (pixel === null || faces[pixel] !== FACE_NUMBER[face]) continue;
      const label = labels.data[pixel]!;
      // Floor at the place of the wall: the box is a little off, and nothing hangs there.
      if (isFloor[label]) continue;
      state[cell] = isWall[label] ? CELL.free : CELL.taken;
    }
  }
  const grid = { face, cell: CELL_SIZE, start, columns, rows, state };
  if (!meanings) return grid;
  return withCoverings({ ...grid, seen: seenOnWall(grid, meanings, labels, pixelAt) });
}
