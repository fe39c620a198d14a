import type { FurnitureKind, RoomView, StagingPlan } from '@home-design/contract';
import type { RoomPoint } from './room-camera.ts';

/** A thing of an edited arrangement. Its `id` is valid during the editing. */
export type PlanItem = StagingPlan['items'][number] & { readonly id: number };
/** The facts of each kind of furniture, by name. */
export type Kinds = ReadonlyMap<string, FurnitureKind>;

/** The walls of the room view are used from this confidence on, as in the engine. */
const LEAST_WALL_TRUST = 0.5;
/**
 * Limits in meters for a thing on another one: how far it starts above that one's foot, and how far it ends above its
 * top.
 */
const ON_TOP = { above: 0.05, over: 0.1 };

/** Converts a vector from a thing's coordinates (x right, z to its front) to those of the room. */
export function turnedBy(x: number, z: number, degrees: number): readonly [x: number, z: number] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [c * x + s * z, -s * x + c * z];
}

export const isOnWall = (item: PlanItem, kinds: Kinds): boolean => kinds.get(item.kind)?.on_wall ?? false;

/** The bounds of a thing's box in its own coordinates. */
function ownBox(
  { size: [width, height, depth], kind }: PlanItem,
  kinds: Kinds,
): Record<'x' | 'y' | 'z', readonly [least: number, greatest: number]> {
  const { origin = 'foot', on_wall: hangs = false } = kinds.get(kind) ?? {};
  const bottom = origin === 'foot' ? 0 : origin === 'middle' ? -height / 2 : -height;
  return {
    x: [-width / 2, width / 2],
    y: [bottom, bottom + height],
    z: hangs ? [0, depth] : [-depth / 2, depth / 2],
  };
}

/** The eight corners of a thing: four around its foot, then four above them. */
export function cornersOf(item: PlanItem, kinds: Kinds): RoomPoint[] {
  const { x, y, z } = ownBox(item, kinds);
  const around = [
    [x[0], z[0]],
    [x[1], z[0]],
    [x[1], z[1]],
    [x[0], z[1]],
  ] as const;
  return y.flatMap((up) =>
    around.map(([right, front]): RoomPoint => {
      const [dx, dz] = turnedBy(right, front, item.turn);
      return [item.x + dx, item.y + up, item.z + dz];
    }),
  );
}

/** Converts a place on the floor to a thing's own coordinates. */
const within = (item: PlanItem, x: number, z: number) => turnedBy(x - item.x, z - item.z, -item.turn);

/** Indexes of the things on a thing, which move with it. */
export function carriedBy(items: readonly PlanItem[], place: number, kinds: Kinds): number[] {
  const base = items[place];
  if (!base || isOnWall(base, kinds)) return [];
  return items.flatMap((item, number) => {
    if (number === place || isOnWall(item, kinds)) return [];
    const [x, z] = within(base, item.x, item.z);
    const isAbove = item.y > base.y + ON_TOP.above && item.y <= base.y + base.size[1] + ON_TOP.over;
    const isInside = Math.abs(x) <= base.size[0] / 2 && Math.abs(z) <= base.size[2] / 2;
    return isAbove && isInside ? [number] : [];
  });
}

/** Moves a thing by meters, with the things on it. */
export function moved(
  items: readonly PlanItem[],
  place: number,
  by: { x: number; y?: number; z: number },
  kinds: Kinds,
): PlanItem[] {
  const along = new Set([place, ...carriedBy(items, place, kinds)]);
  return items.map((item, number) =>
    along.has(number) ? { ...item, x: item.x + by.x, y: item.y + (by.y ?? 0), z: item.z + by.z } : item,
  );
}

/** Turns a thing by degrees, counter-clockwise seen from above, with the things on it around its middle. */
export function turnedAround(
  items: readonly PlanItem[],
  place: number,
  degrees: number,
  kinds: Kinds,
): PlanItem[] {
  const base = items[place];
  if (!base) return [...items];
  const along = carriedBy(items, place, kinds);
  return items.map((item, number) => {
    if (number !== place && !along.includes(number)) return item;
    const [x, z] = turnedBy(item.x - base.x, item.z - base.z, degrees);
    return { ...item, x: base.x + x, z: base.z + z, turn: wholeTurn(item.turn + degrees) };
  });
}

/** -180 … 180 degrees. */
const wholeTurn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Removes a thing, with the things on it. */
export function without(items: readonly PlanItem[], place: number, kinds: Kinds): PlanItem[] {
  const gone = new Set([place, ...carriedBy(items, place, kinds)]);
  return items.filter((_, number) => !gone.has(number));
}

/** Replaces the shape or the kind of a thing in the same place. Another kind gets its usual size. */
export function swapped(
  items: readonly PlanItem[],
  place: number,
  to: FurnitureKind,
  shape: string,
): PlanItem[] {
  return items.map((item, number) => {
    if (number !== place) return item;
    const size = to.kind === item.kind ? item.size : to.size;
    return { ...item, kind: to.kind, silhouette: shape, size };
  });
}

/** The meters that bring a thing back inside the room; zero when the walls are unknown. */
export function backInside(item: PlanItem, view: RoomView, kinds: Kinds): { x: number; z: number } {
  if (view.confidence < LEAST_WALL_TRUST) return { x: 0, z: 0 };
  const corners = cornersOf(item, kinds);
  const shift = (axis: 0 | 2, least: number, most: number): number => {
    const values = corners.map((corner) => corner[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (high - low > most - least) return 0;
    return Math.max(0, least - low) + Math.min(0, most - high);
  };
  const { min, max } = view.room;
  return { x: shift(0, min[0], max[0]), z: shift(2, min[1], max[1]) };
}

/** Things lower than this can be walked over, in meters. */
const FLAT = 0.05;
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
