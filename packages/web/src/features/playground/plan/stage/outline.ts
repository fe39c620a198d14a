import type { RoomView } from '@home-design/contract';
import type { Point } from '../../marks/mark.ts';
import { carriedBy, cornersOf, FLAT, type Kinds, type PlanItem } from '../plan-items.ts';
import { inPicture } from '../room-camera.ts';

/** The outline of a thing in the picture. */
export interface Outline {
  /** The smallest convex outline of its visible part. */
  around: readonly Point[];
  /** Its corners in the picture: four around its foot, then four above them. */
  corners: readonly Point[];
  /** The middle of its foot, and its distance in meters. */
  foot: Point & { depth: number };
}

/** The outline of a thing; null when part of it is behind the camera. */
export function outlineOf(view: RoomView, item: PlanItem, kinds: Kinds): Outline | null {
  const corners = cornersOf(item, kinds).map((corner) => inPicture(view, corner));
  const foot = inPicture(view, [item.x, item.y, item.z]);
  if (!foot || !corners.every((corner) => corner !== null)) return null;
  return { around: hullOf(corners), corners, foot };
}

/** Finds the outline of each thing once: a thing that moves is another object. */
export function outlinesIn(view: RoomView, kinds: Kinds): (item: PlanItem) => Outline | null {
  const known = new WeakMap<PlanItem, Outline | null>();
  return (item) => {
    const kept = known.get(item);
    if (kept !== undefined) return kept;
    const outline = outlineOf(view, item, kinds);
    known.set(item, outline);
    return outline;
  };
}

/** The smallest convex outline around points (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (bends(chain, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Whether the last point of a chain is inside the outline with the next point. */
function bends(chain: readonly Point[], to: Point): boolean {
  const [from, over] = chain.slice(-2);
  if (!from || !over) return false;
  return (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x) <= 0;
}

/** Drawing order: far things first, flat ones before the things on them, and a table before what stands on it. */
export function farFirst<Drawn extends { item: PlanItem; outline: Outline }>(
  things: readonly Drawn[],
  kinds: Kinds,
): Drawn[] {
  const rank = ({ item }: Drawn) => (item.size[1] < FLAT ? 0 : 1);
  const items = things.map(({ item }) => item);
  const depths = things.map(({ outline }) => outline.foot.depth);
  things.forEach(({ outline }, place) => {
    for (const carried of carriedBy(items, place, kinds))
      depths[carried] = Math.min(depths[carried] ?? 0, outline.foot.depth);
  });
  const depth = new Map(things.map((thing, place) => [thing, depths[place] ?? 0]));
  const deep = (thing: Drawn) => depth.get(thing) ?? 0;
  return things.toSorted((a, b) => rank(a) - rank(b) || deep(b) - deep(a) || a.item.y - b.item.y);
}
