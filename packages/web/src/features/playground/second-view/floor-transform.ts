import type { RoomView, StagingPlan } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';
import { turnedBy } from '../plan/plan-items.ts';
import { onPlane, type RoomPoint } from '../plan/room-camera.ts';

/** A place on the floor in meters, in the coordinates of a staging plan. */
export type FloorPlace = readonly [x: number, z: number];

/** How the floor of one photo lies in the coordinates of another: first turned and scaled, then moved. */
export interface FloorTransform {
  /** Degrees, counter-clockwise seen from above. */
  readonly turn: number;
  /** Meters of the other photo per meter of this one: both are estimates. */
  readonly scale: number;
  readonly move: FloorPlace;
}

/** Why places do not tell how the floors lie to each other. */
export type MatchProblem = 'not-on-floor' | 'too-close' | 'too-different';

/** Marks nearer to each other than this make the turn a guess, in meters. */
const LEAST_APART = 0.4;
/** Photos of one room are measured at most this many times larger than each other. */
const MOST_SCALE = 2.5;
/** Limits of a plan: meters from its origin, and the size of a piece. */
const REACH = 50;
const SIZE = { least: 0.01, greatest: 10 };

/** The floor at a point of the picture; null above the horizon. */
export function floorAt(view: RoomView, place: Point): FloorPlace | null {
  const ground: RoomPoint = [0, 0, 0];
  const found = onPlane(view, place, ground, [0, 1, 0]);
  return found && [found[0], found[2]];
}

/**
 * The similarity of the plane that takes two places on the floor of one photo to the same two places in another photo.
 */
export function floorTransform(
  from: readonly [FloorPlace | null, FloorPlace | null],
  to: readonly [FloorPlace | null, FloorPlace | null],
): FloorTransform | MatchProblem {
  const [a, b] = from;
  const [c, d] = to;
  if (!a || !b || !c || !d) return 'not-on-floor';
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
  const [ex, ez] = [d[0] - c[0], d[1] - c[1]];
  const [here, there] = [Math.hypot(dx, dz), Math.hypot(ex, ez)];
  if (here < LEAST_APART || there < LEAST_APART) return 'too-close';
  const scale = there / here;
  if (scale > MOST_SCALE || scale < 1 / MOST_SCALE) return 'too-different';
  const turn = (Math.atan2(dz * ex - dx * ez, dx * ex + dz * ez) * 180) / Math.PI;
  const [x, z] = turnedBy(a[0], a[1], turn);
  return { turn, scale, move: [c[0] - scale * x, c[1] - scale * z] };
}

/** The same arrangement in the coordinates of the other photo. Its order stays, because pieces vary by it. */
export function planThrough(plan: StagingPlan, { turn, scale, move }: FloorTransform): StagingPlan {
  const items = plan.items.map((item) => {
    const [x, z] = turnedBy(item.x, item.z, turn);
    const [width, height, depth] = item.size;
    return {
      ...item,
      x: within(scale * x + move[0], -REACH, REACH),
      y: within(scale * item.y, -REACH, REACH),
      z: within(scale * z + move[1], -REACH, REACH),
      turn: wholeTurn(item.turn + turn),
      size: [sized(scale * width), sized(scale * height), sized(scale * depth)] as const,
    };
  });
  return { ...plan, items };
}

const within = (value: number, least: number, greatest: number) => Math.min(greatest, Math.max(least, value));
const sized = (meters: number) => within(meters, SIZE.least, SIZE.greatest);
/** -180 … 180 degrees. */
const wholeTurn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
