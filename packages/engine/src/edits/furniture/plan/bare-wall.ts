import { CELL } from '../room/floor-grid.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import { SEEN, type WallGrid } from '../room/wall-grid.ts';
import type { Candidate } from './candidate.ts';
import { corners } from './footprint.ts';

/** What nothing taller than it stands before. */
export const IN_THE_WAY: readonly number[] = [SEEN.window, SEEN.curtain, SEEN.door, SEEN.builtIn];
/** What nothing hangs on. */
const NOT_UNDER_ART: readonly number[] = [...IN_THE_WAY, SEEN.fixture, SEEN.hanging];
/** Room between hung things and switches, meters. */
const AROUND_HUNG = 0.04;
/** Things nearer to a wall than this, and taller than a hung thing's foot, hide it, meters. */
const BEFORE_HUNG = 0.8;
const OVER_FOOT = 0.05;
/** Vases and lamps narrower than this stand before pictures, televisions do not, meters. */
const LARGE_DECOR = 0.6;

/** Share of the cells of a rectangle on a wall that are seen as one of these. */
export function shareSeen(
  { cell, start, columns, rows, seen }: WallGrid,
  along: readonly [number, number],
  heights: readonly [number, number],
  meanings: readonly number[],
): number {
  if (!seen) return 0;
  const [first, last] = [Math.floor((along[0] - start) / cell), Math.ceil((along[1] - start) / cell)];
  let [all, found] = [0, 0];
  for (let row = Math.floor(heights[0] / cell); row < Math.min(rows, Math.ceil(heights[1] / cell)); row++) {
    for (let column = first; column < last; column++) {
      all++;
      if (column >= 0 && column < columns && meanings.includes(seen[row * columns + column]!)) found++;
    }
  }
  return found / Math.max(1, all);
}

/** Whether a switch, a niche, a window or a picture is at the place of a hung thing. */
export function coversSomething(wall: WallGrid, along: number, { size, bottom }: Candidate): boolean {
  const half = size[0] / 2 + AROUND_HUNG;
  const heights = [bottom - AROUND_HUNG, bottom + size[1] + AROUND_HUNG] as const;
  return shareSeen(wall, [along - half, along + half], heights, NOT_UNDER_ART) > 0;
}

/** A stretch along a wall, meters. */
export type Stretch = readonly [from: number, to: number];

/** Stretches of a wall that are bare between two heights and not hidden by things. */
export function bareStretches(
  room: StagingRoom,
  wall: WallGrid,
  [bottom, top]: readonly [number, number],
  things: readonly Candidate[],
): Stretch[] {
  const hidden = things.flatMap((thing) => hiddenBy(room, wall, bottom, thing));
  const rows = [Math.floor(bottom / wall.cell), Math.ceil(top / wall.cell)] as const;
  const isBare = (column: number): boolean => {
    const at = wall.start + (column + 0.5) * wall.cell;
    if (column >= wall.columns || rows[1] > wall.rows || hidden.some(([a, b]) => at > a && at < b))
      return false;
    for (let row = rows[0]; row < rows[1]; row++) {
      const i = row * wall.columns + column;
      if (wall.state[i] !== CELL.free || (wall.seen && NOT_UNDER_ART.includes(wall.seen[i]!))) return false;
    }
    return true;
  };
  const stretches: Stretch[] = [];
  let from = -1;
  for (let column = 0; column <= wall.columns; column++) {
    const bare = isBare(column);
    if (bare && from < 0) from = column;
    if (!bare && from >= 0) {
      stretches.push([wall.start + from * wall.cell, wall.start + column * wall.cell]);
      from = -1;
    }
  }
  return stretches;
}

/** The stretch of a wall that a thing hides or takes. */
function hiddenBy(room: StagingRoom, wall: WallGrid, bottom: number, thing: Candidate): Stretch[] {
  const { rests, size, print } = thing;
  const points = corners(print).map(([x, z]) => placeOnWall(room, wall, x, z));
  const off = Math.min(...points.map((point) => point.off));
  const along = points.map((point) => point.along);
  const isHung = rests === 'wall' && off < 0.1 && thing.print.turn === TURN[wall.face];
  const isLarge = rests === 'floor' || (rests === 'top' && size[0] > LARGE_DECOR);
  const stands = isLarge && off < BEFORE_HUNG && thing.bottom + size[1] > bottom + OVER_FOOT;
  return isHung || stands ? [[Math.min(...along), Math.max(...along)]] : [];
}

const TURN = { far: 0, left: 90, right: -90 } as const;

/** A place on the floor by its distance from a wall and along it, meters. */
export function placeOnWall(
  { min, max }: StagingRoom,
  { face }: WallGrid,
  x: number,
  z: number,
): { off: number; along: number } {
  if (face === 'far') return { off: z - min[1], along: x };
  return { off: face === 'left' ? x - min[0] : max[0] - x, along: z };
}
