import type { FurnitureKind, RoomView, StagingPlan } from '@home-design/contract';
import type { RoomPoint } from './room-camera.ts';

/** A thing of an arrangement that is being changed; `id` is its own for as long as it is changed. */
export type PlanItem = StagingPlan['items'][number] & { readonly id: number };
/** What is known of each kind of furniture, by its name. */
export type Kinds = ReadonlyMap<string, FurnitureKind>;

/** Walls are trusted to be where the room says from this confidence on, as the engine trusts them. */
const LEAST_WALL_TRUST = 0.5;
/** Things on another one begin this far above its foot, and end at most this far above its top, meters. */
const ON_TOP = { above: 0.05, over: 0.1 };

/** A vector of a thing's own (x right, z to its front) as one of the room. */
export function turnedBy(x: number, z: number, degrees: number): readonly [x: number, z: number] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [c * x + s * z, -s * x + c * z];
}

export const isOnWall = (item: PlanItem, kinds: Kinds): boolean => kinds.get(item.kind)?.on_wall ?? false;

/** Least and greatest of a thing's box in its own coordinates. */
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

/** Where a place on the floor is in a thing's own coordinates. */
const within = (item: PlanItem, x: number, z: number) => turnedBy(x - item.x, z - item.z, -item.turn);

/** Numbers of the things that stand or lie on a thing, and go where it goes. */
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

/** Moves a thing by meters, and what stands on it. */
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

/** Turns a thing by degrees, counter-clockwise seen from above, and what stands on it around its middle. */
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

/** Takes a thing away, and what stands on it. */
export function without(items: readonly PlanItem[], place: number, kinds: Kinds): PlanItem[] {
  const gone = new Set([place, ...carriedBy(items, place, kinds)]);
  return items.filter((_, number) => !gone.has(number));
}

/** Another shape or kind of thing in the same place; another kind comes in its usual size. */
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

/** Meters a thing has to be moved to be inside the room; nothing where the walls are not known. */
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

/** Lower than this, one walks over it, meters. */
const FLAT = 0.05;
/** Places looked at across and along a thing. */
const SAMPLES = [-0.45, -0.2, 0, 0.2, 0.45];

/** Something else that stands where a thing stands; undefined where nothing does. */
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
