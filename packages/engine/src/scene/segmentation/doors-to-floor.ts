import { type Camera, rayThrough } from '../camera/camera.ts';
import type { CellNames } from './room-network/room-network.ts';
import { VIEW_CLASSES } from './room-network/view-classes.ts';

const WALL = VIEW_CLASSES.indexOf('wall');
const DOOR = VIEW_CLASSES.indexOf('door');
/** A door shows at least this much of its height in one column: share of the longer side, in cells. */
const LEAST_DOOR = 0.06;
/** The part below may be this many times as tall as what is seen of the door. */
const TALLEST = 1.2;
/** A narrower part is a casing, or an error of the network: share of the longer side, in cells. */
const LEAST_WIDTH = 0.02;
/**
 * A door reaches at least this far above the horizon, in relation to how far its part below reaches down: doors are 2 m
 * tall, and photos are taken from 1.2 to 1.6 m.
 */
const ABOVE_HORIZON = 0.2;
/** The horizon is unknown below this confidence of the camera. */
const TRUSTED_CAMERA = 0.4;

/**
 * Corrects the network's cells: doors reach the floor, so what it takes for wall right below a door is the lower part of
 * the door. Of white doors in white walls often the upper half only is seen.
 */
export function withDoorsToFloor(cells: CellNames, camera: Camera): CellNames {
  if (camera.confidence < TRUSTED_CAMERA) return cells;
  const { width, height } = cells;
  const long = Math.max(width, height);
  const lower = Array.from({ length: width }, (_, column) => lowerPart(cells, camera, column));
  const wide = runsOf(lower).filter(({ from, to }) => to - from >= LEAST_WIDTH * long);
  if (wide.length === 0) return cells;
  const data = cells.data.slice();
  for (const { from, to } of wide) {
    for (let column = from; column < to; column++) {
      const { top, bottom } = lower[column]!;
      for (let row = top; row < Math.min(height, bottom); row++) {
        const at = (row * width + column) * VIEW_CLASSES.length;
        [data[at + WALL], data[at + DOOR]] = [data[at + DOOR]!, data[at + WALL]!];
      }
    }
  }
  return { ...cells, data };
}

/** Rows of a column, from `top` to before `bottom`. */
interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** The wall right below a door in a column; null if there is none. */
function lowerPart(cells: CellNames, camera: Camera, column: number): Rows | null {
  const { width, height } = cells;
  const classAt = (row: number): number => strongestAt(cells, row * width + column);
  const least = LEAST_DOOR * Math.max(width, height);
  for (let row = 0; row < height; ) {
    const name = classAt(row);
    const start = row;
    while (row < height && classAt(row) === name) row++;
    if (name !== DOOR || row - start < least || row === height || classAt(row) !== WALL) continue;
    let bottom = row;
    while (bottom < height && classAt(bottom) === WALL) bottom++;
    const isDoor = reachesUp(camera, (column + 0.5) / width, start / height, bottom / height);
    return isDoor && bottom - row <= TALLEST * (row - start) ? { top: row, bottom } : null;
  }
  return null;
}

function strongestAt({ data }: CellNames, cell: number): number {
  const at = cell * VIEW_CLASSES.length;
  let strongest = 0;
  for (let k = 1; k < VIEW_CLASSES.length; k++) if (data[at + k]! > data[at + strongest]!) strongest = k;
  return strongest;
}

/** Whether something between two heights of the picture reaches far enough above the horizon for a door. */
function reachesUp(camera: Camera, across: number, top: number, bottom: number): boolean {
  const rise = (down: number) => rayThrough(camera, across * camera.width, down * camera.height)[1];
  return rise(top) > -ABOVE_HORIZON * rise(bottom) && rise(top) > 0;
}

/** Runs of columns that have a value. */
function runsOf(columns: readonly unknown[]): { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  columns.forEach((value, column) => {
    if (!value) return;
    const last = runs.at(-1);
    if (last?.to === column) last.to++;
    else runs.push({ from: column, to: column + 1 });
  });
  return runs;
}
