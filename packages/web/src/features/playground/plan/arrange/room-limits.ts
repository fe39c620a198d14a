import type { RoomView } from '@home-design/contract';
import {
  carriedBy,
  cornersOf,
  FLAT,
  isOnWall,
  type Kinds,
  ON_TOP,
  type PlanItem,
  turnedBy,
  within,
} from '../plan-items.ts';

/** The walls of the room view are used from this confidence on, as in the engine. */
const LEAST_WALL_TRUST = 0.5;

/** Whether the walls of a room are known well enough to keep things inside. */
export const knowsWalls = ({ confidence }: RoomView): boolean => confidence >= LEAST_WALL_TRUST;

/** The meters that bring things back inside the room together; zero when the walls are unknown. */
export function backInside(
  things: readonly PlanItem[],
  view: RoomView,
  kinds: Kinds,
): { x: number; z: number } {
  if (!knowsWalls(view) || things.length === 0) return { x: 0, z: 0 };
  const corners = things.flatMap((item) => cornersOf(item, kinds));
  const shift = (axis: 0 | 2, least: number, most: number): number => {
    const values = corners.map((corner) => corner[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (high - low > most - least) return 0;
    return Math.max(0, least - low) + Math.min(0, most - high);
  };
  const { min, max } = view.room;
  return { x: shift(0, min[0], max[0]), z: shift(2, min[1], max[1]) };
}

/** Sample places across and along a thing. */
const SAMPLES = [-0.45, -0.2, 0, 0.2, 0.45];

/** Another thing that stands in the place of a thing; undefined if there is none. */
export function inTheWay(items: readonly PlanItem[], place: number, kinds: Kinds): PlanItem | undefined {
  const thing = items[place];
  if (!thing || thing.size[1] < FLAT || isOnWall(thing, kinds)) return undefined;
  const along = carriedBy(items, place, kinds);
  return items.find((other, number) => {
    if (number === place || along.includes(number) || other.size[1] < FLAT || isOnWall(other, kinds))
      return false;
    const isBeside = thing.y >= other.y + other.size[1] - ON_TOP.over || other.y >= thing.y + thing.size[1];
    if (isBeside || carriedBy(items, number, kinds).includes(place)) return false;
    return SAMPLES.some((across) =>
      SAMPLES.some((down) => {
        const [dx, dz] = turnedBy(across * thing.size[0], down * thing.size[2], thing.turn);
        const [x, z] = within(other, thing.x + dx, thing.z + dz);
        return Math.abs(x) < other.size[0] * 0.45 && Math.abs(z) < other.size[2] * 0.45;
      }),
    );
  });
}
