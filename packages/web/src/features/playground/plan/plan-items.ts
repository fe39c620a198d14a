import type { FurnitureKind, StagingPlan } from '@home-design/contract';
import type { RoomPoint } from './room-camera.ts';

/** A thing of an edited arrangement. Its `id` is valid during the editing. */
export type PlanItem = StagingPlan['items'][number] & { readonly id: number };
/** The facts of each kind of furniture, by name. */
export type Kinds = ReadonlyMap<string, FurnitureKind>;

/** Things lower than this can be walked over, in meters. */
export const FLAT = 0.05;
/**
 * Limits in meters for a thing on another one: how far it starts above that one's foot, and how far it ends above its
 * top.
 */
export const ON_TOP = { above: 0.05, over: 0.1 };

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
export const within = (item: PlanItem, x: number, z: number) => turnedBy(x - item.x, z - item.z, -item.turn);

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

/** Indexes of things, and of those on them: all that move together. */
export const withCarried = (
  items: readonly PlanItem[],
  places: readonly number[],
  kinds: Kinds,
): ReadonlySet<number> => new Set(places.flatMap((place) => [place, ...carriedBy(items, place, kinds)]));
