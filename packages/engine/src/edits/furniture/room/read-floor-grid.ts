import type { Mask } from '../../../base/raster/raster.ts';
import type { RenderCamera } from '../../../render/scene.ts';
import { CELL, type FloorGrid } from './floor-grid.ts';
import { pixelShowing } from './render-camera.ts';

/** Side of a cell, meters. */
const CELL_SIZE = 0.1;
/** Radius in cells for comparing a floor cell with its surroundings. */
const SPECK_REACH = 2;

/**
 * The floor seen from above, cell by cell.
 *
 * @param mask bare floor, at the size of the camera's picture.
 */
export function readFloorGrid(
  mask: Mask,
  camera: RenderCamera,
  min: readonly [number, number],
  max: readonly [number, number],
): FloorGrid {
  const columns = Math.max(1, Math.round((max[0] - min[0]) / CELL_SIZE));
  const rows = Math.max(1, Math.round((max[1] - min[1]) / CELL_SIZE));
  const state = new Uint8Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const [x, z] = [min[0] + (column + 0.5) * CELL_SIZE, min[1] + (row + 0.5) * CELL_SIZE];
      const pixel = pixelShowing(camera, x, 0, z);
      if (pixel !== null) state[cell] = mask.data[pixel] ? CELL.free : CELL.taken;
    }
  }
  return { cell: CELL_SIZE, start: min, columns, rows, state: withoutSpecks(state, columns, rows) };
}

/** Joints, reflections and grain make single cells differ, so each cell gets the state of most of its neighbors. */
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
