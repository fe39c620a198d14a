import type { Vec3 } from '../../../base/geometry/vector.ts';
import type { createRoomBox } from '../../../render/light-transport/photographed-room/room-box.ts';
import { FACE_AXES, type PhotoBox } from './project-on-box.ts';

/** A lit rectangle on a face of the box: a window, a glass door, a ceiling lamp; meters along the face's two axes. */
export interface LitRectangle {
  readonly face: number;
  /** Along the first axis of the face's cells (x, or z on the side walls). */
  readonly from: number;
  readonly to: number;
  /** Along the second (height on walls, z on the ceiling). */
  readonly low: number;
  readonly high: number;
}

/** Through a window the floor sees the sky, the ceiling the darker ground. */
export const GROUND_OVER_SKY = 0.33;
/** Heights of sill and head: a window, a glass door, a tall window. */
const SHAPES = [
  { low: 0.85, high: 2.15 },
  { low: 0.02, high: 2.15 },
  { low: 0.4, high: 2.35 },
] as const;
const WIDTHS = [1, 1.7, 2.8] as const;
/** Distance between tried middles, meters; larger on a wall that is so long that they would be too many. */
const STEP = 0.45;
const MOST_STEPS = 12;
/** Distance of a window from the edges of its wall, meters. */
const EDGE = 0.1;
/** Side of a ceiling lamp, meters, and number of lamps tried along each side of the ceiling. */
const LAMP = 0.6;
const LAMPS = 3;
const ODD_LAMP = 6;
/** A rectangle with a larger visible share would be seen. */
const IN_VIEW = 0.1;

/** Possible windows and lamps outside the view. */
export function possibleWindows(box: PhotoBox): LitRectangle[] {
  const windows: LitRectangle[] = [];
  for (let face = 2; face < 6; face++) {
    const { s } = FACE_AXES[face]!;
    const [start, end] = [box.min[s] + EDGE, box.max[s] - EDGE];
    for (const width of WIDTHS) {
      const room = end - start - width;
      if (room < 0) continue;
      const steps = Math.min(MOST_STEPS, Math.floor(room / STEP));
      for (let n = 0; n <= steps; n++) {
        const from = start + (steps === 0 ? room / 2 : (room * n) / steps);
        for (const { low, high } of SHAPES) windows.push({ face, from, to: from + width, low, high });
      }
    }
  }
  for (let n = 0; n < LAMPS * LAMPS; n++) {
    const at = (axis: 0 | 2, i: number) =>
      box.min[axis] + ((i + 0.5) / LAMPS) * (box.max[axis] - box.min[axis]) - LAMP / 2;
    const [from, low] = [at(0, n % LAMPS), at(2, Math.floor(n / LAMPS))];
    windows.push({ face: 1, from, to: from + LAMP, low, high: low + LAMP });
  }
  return windows.filter((window) => mayBe(box, window));
}

/** Whether a window is on its face, below the ceiling, and outside the view. */
export function mayBe(box: PhotoBox, window: LitRectangle): boolean {
  const { s, t } = FACE_AXES[window.face]!;
  if (window.from < box.min[s] || window.to > box.max[s]) return false;
  if (window.low < box.min[t] || window.high > box.max[t] || window.high - window.low < 0.4) return false;
  let [all, seen] = [0, 0];
  coverCells(box, window, (cell, share) => {
    all += share;
    if (box.state[cell] !== 'unseen') seen += share;
  });
  return all > 0 && seen <= IN_VIEW * all;
}

/** The deviation of a window from usual width, head and sill, as a sum of squares; by day, lamps are unusual. */
export function oddity({ face, from, to, low, high }: LitRectangle): number {
  if (face < 2) return ODD_LAMP;
  const sill = Math.max(0, low - 1);
  return (Math.log((to - from) / 1.6) / 0.6) ** 2 + ((high - 2.2) / 0.25) ** 2 + (sill / 0.2) ** 2;
}

/** Calls back for each cell a rectangle touches, with the share of the cell it covers. */
export function coverCells(
  box: Pick<PhotoBox, 'min' | 'max' | 'cells'>,
  { face, from, to, low, high }: LitRectangle,
  visit: (cell: number, share: number) => void,
): void {
  const { cells } = box;
  const { s, t } = FACE_AXES[face]!;
  const scale = (axis: 0 | 1 | 2, at: number) =>
    ((at - box.min[axis]) / (box.max[axis] - box.min[axis])) * cells;
  const [s0, s1, t0, t1] = [scale(s, from), scale(s, to), scale(t, low), scale(t, high)];
  for (let row = Math.max(0, Math.floor(t0)); row < Math.min(cells, t1); row++) {
    const tall = Math.min(row + 1, t1) - Math.max(row, t0);
    for (let column = Math.max(0, Math.floor(s0)); column < Math.min(cells, s1); column++) {
      const wide = Math.min(column + 1, s1) - Math.max(column, s0);
      visit((face * cells + row) * cells + column, tall * wide);
    }
  }
}

/**
 * Light on cells from a rectangle of radiance 1, as irradiance / pi: a place sees the sky above itself, and the
 * darker ground below. Lambert's sum over the edges of a polygon (1760).
 */
export function lightFrom(
  box: PhotoBox,
  room: ReturnType<typeof createRoomBox>,
  window: LitRectangle,
  cell: number,
): number {
  const face = room.faceOf(cell);
  if (face === window.face) return 0;
  room.cellPlace(cell, 0.5, 0.5);
  const place: Vec3 = [room.place[0]!, room.place[1]!, room.place[2]!];
  const normal: Vec3 = [room.normals[face * 3]!, room.normals[face * 3 + 1]!, room.normals[face * 3 + 2]!];
  if (window.face < 2) return shareOfSight(box, window, window.low, window.high, place, normal);
  const horizon = Math.min(window.high, Math.max(window.low, place[1]));
  return (
    shareOfSight(box, window, horizon, window.high, place, normal) +
    GROUND_OVER_SKY * shareOfSight(box, window, window.low, horizon, place, normal)
  );
}

const corners = new Float64Array(12);

/** Cosine-weighted share of a place's view that the part of a rectangle between `low` and `high` fills. */
function shareOfSight(
  box: PhotoBox,
  { face, from, to }: LitRectangle,
  low: number,
  high: number,
  place: Vec3,
  normal: Vec3,
): number {
  if (high - low < 1e-4) return 0;
  const { axis, side, s, t } = FACE_AXES[face]!;
  for (let n = 0; n < 4; n++) {
    corners[n * 3 + axis] = box[side][axis] - place[axis];
    corners[n * 3 + s] = (n === 1 || n === 2 ? to : from) - place[s];
    corners[n * 3 + t] = (n > 1 ? high : low) - place[t];
    const length = Math.hypot(corners[n * 3]!, corners[n * 3 + 1]!, corners[n * 3 + 2]!);
    for (let k = 0; k < 3; k++) corners[n * 3 + k]! /= length;
  }
  let sum = 0;
  for (let n = 0; n < 4; n++) {
    const [a, b] = [n * 3, ((n + 1) % 4) * 3];
    const [ax, ay, az] = [corners[a]!, corners[a + 1]!, corners[a + 2]!];
    const [bx, by, bz] = [corners[b]!, corners[b + 1]!, corners[b + 2]!];
    const [cx, cy, cz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const length = Math.hypot(cx, cy, cz);
    if (length < 1e-9) continue;
    const angle = Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by + az * bz)));
    sum += (angle * (cx * normal[0] + cy * normal[1] + cz * normal[2])) / length;
  }
  return Math.abs(sum) / (2 * Math.PI);
}
