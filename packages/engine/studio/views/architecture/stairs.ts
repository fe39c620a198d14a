import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import { BLACK_METAL, OAK, satin, WALNUT } from '../../samples/rooms/finishes.ts';
import type { WallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart } from '../view-room.ts';
import { built, slab } from './parts.ts';

const STEP = { rise: 0.18, tread: 0.26, board: 0.035 };
const RAIL = { height: 0.9, radius: 0.025, baluster: 0.012, sides: 6 };

/**
 * The start of a flight: its lower front left corner behind a wall, and its direction, away from the wall or to the
 * right.
 */
export interface Flight {
  readonly along: number;
  readonly behind: number;
  readonly width: number;
  readonly count: number;
  readonly climbs: 'away' | 'right';
}

/** Meters that a flight of some steps takes on the floor. */
export const flightLength = (count: number): number => count * STEP.tread;

/** A flight of stairs with balusters and a handrail, behind a wall. */
export function stairs(
  frame: WallFrame,
  { along, behind, width, count, climbs }: Flight,
  random: () => number,
): AddedPart[] {
  const white = satin('#efede8');
  const tread = pick(random, [OAK, WALNUT, white, satin('#8a8478')]);
  const riser = random() < 0.6 ? white : tread;
  const rail = pick(random, [OAK, WALNUT, BLACK_METAL, white]);
  const posts = random() < 0.6 ? white : BLACK_METAL;
  const { rise, tread: go, board } = STEP;
  // Local: x climbs, z is across; both are turned onto the wall below.
  const place = (x: number, y: number, z: number, size: Vec3): Mesh => {
    const isAway = climbs === 'away';
    const [dx, dz] = isAway ? [size[2], size[0]] : [size[0], size[2]];
    const [left, near] = isAway ? [along + z, behind + x] : [along + x, behind + z];
    return frame.mounted(slab([0, 0, -dz], [dx, size[1], dz]), left, y, -near);
  };
  const at = (x: number, y: number, z: number): Vec3 =>
    climbs === 'away' ? frame.point(along + z, y, -(behind + x)) : frame.point(along + x, y, -(behind + z));
  const steps = Array.from({ length: count }, (_, i) => i);
  const railZ = climbs === 'away' && random() < 0.5 ? width - 0.04 : 0.04;
  const each = random() < 0.5 ? 2 : 1;
  const balusters = steps.flatMap((i) =>
    Array.from({ length: each }, (_, k) => {
      const x = i * go + ((k + 0.5) * go) / each;
      const top = RAIL.height + (x / go + 0.5) * rise;
      return bar(at(x, (i + 1) * rise, railZ), at(x, top, railZ), RAIL.baluster, RAIL.baluster, RAIL.sides);
    }),
  );
  return [
    ...built(
      'built-in',
      riser,
      steps.map((i) => place(i * go, 0, 0, [go, (i + 1) * rise - board, width])),
    ),
    ...built(
      'built-in',
      tread,
      steps.map((i) => place(i * go - 0.02, (i + 1) * rise - board, 0, [go + 0.02, board, width])),
    ),
    ...built('built-in', posts, balusters),
    ...built('built-in', rail, [
      bar(
        at(0, RAIL.height + rise / 2, railZ),
        at(count * go, RAIL.height + (count + 0.5) * rise, railZ),
        RAIL.radius,
        RAIL.radius,
        RAIL.sides,
      ),
      bar(at(0, 0, railZ), at(0, RAIL.height + between(random, 0.2, 0.3), railZ), 0.04, 0.04, RAIL.sides),
    ]),
  ];
}
