import type { Vec3 } from '../../../base/geometry/vector.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Filler } from './arrangements/arrangement.ts';
import { coversSomething, placeOnWall } from './bare-wall.ts';
import { type Candidate, candidate } from './candidate.ts';
import { turned } from './footprint.ts';
import { wallLines } from './rules.ts';
import { USUAL_SIZES } from './sizes.ts';

/** What stands in the middle is at most this share of the width below it. */
const MIDDLE_SHARE = 0.64;
/** Small things stand side by side over this share of the width. */
const SPREAD = 0.68;

/** What stands on an added thing: one in its middle, if any, and small things side by side. */
export function decorOn(room: StagingRoom, thing: Candidate, filler: Filler, strength: number): Candidate[] {
  const middle = inTheMiddle(room, thing, filler);
  const wanted = Math.round(filler.decor.length * Math.min(1, strength + 0.2));
  const small = filler.decor.slice(0, wanted).map((kind, i) => {
    const across = filler.decor.length === 1 ? 0 : (i / (filler.decor.length - 1) - 0.5) * SPREAD;
    return candidate(kind, USUAL_SIZES[kind], {
      ...placeOn(thing, across * thing.size[0], i % 2 === 0 ? 0 : 0.04),
      on: thing,
    });
  });
  return middle ? [middle, ...small] : small;
}

/** The thing in the middle, unless the wall behind it has a window, a switch or a picture. */
function inTheMiddle(room: StagingRoom, below: Candidate, { middle }: Filler): Candidate | null {
  if (!middle) return null;
  const usual = USUAL_SIZES[middle];
  const scale = Math.min(1, (MIDDLE_SHARE * below.size[0]) / usual[0]);
  const size: Vec3 = [usual[0] * scale, usual[1] * scale, usual[2]];
  const thing = candidate(middle, size, { ...placeOn(below, 0, 0), on: below });
  const line = wallLines(room).find(({ turn }) => turn === below.print.turn);
  if (!line) return thing;
  const { along } = placeOnWall(room, line.wall, thing.print.x, thing.print.z);
  return coversSomething(line.wall, along, thing) ? null : thing;
}

/** A place on a thing: meters to its right and forward of its middle. */
function placeOn(
  { print }: Candidate,
  right: number,
  forward: number,
): { x: number; z: number; turn: number } {
  const [dx, dz] = turned(right, forward, print.turn);
  return { x: print.x + dx, z: print.z + dz, turn: print.turn };
}
