import type { GoingThing, GoingThings, GoingType } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';
import { added, type Mask, readBytes, without } from './mask.ts';

/** The things that an edit would remove by itself, and those that stay but could be removed. */
export interface FoundThings {
  readonly width: number;
  readonly height: number;
  /** The id of the thing at every pixel, 0 without one. */
  readonly map: Uint8Array;
  readonly things: readonly GoingThing[];
}

/** Unpacks the list from the server's answer. */
export async function readThings({ width, height, map, things }: GoingThings): Promise<FoundThings> {
  return { width, height, map: await readBytes(map), things };
}

/** Everything that the edit would remove. */
export function takenMask({ width, height, map, things }: FoundThings): Mask {
  const taken = new Set(things.filter(({ is_taken }) => is_taken).map(({ id }) => id));
  return { width, height, data: map.map((id) => (taken.has(id) ? 1 : 0)) };
}

/** The thing at a point of the picture; undefined without one. */
export function thingAt(
  { width, height, map, things }: FoundThings,
  { x, y }: Point,
): GoingThing | undefined {
  const [column, row] = [Math.floor(x * width), Math.floor(y * height)];
  const id = map[Math.min(height - 1, row) * width + Math.min(width - 1, column)];
  return things.find((thing) => thing.id === id);
}

/** The ids of the things that are mostly selected. */
export function chosenThings({ map }: FoundThings, mask: Mask): ReadonlySet<number> {
  const all = new Map<number, number>();
  const selected = new Map<number, number>();
  map.forEach((id, at) => {
    if (id === 0) return;
    all.set(id, (all.get(id) ?? 0) + 1);
    if (mask.data[at]) selected.set(id, (selected.get(id) ?? 0) + 1);
  });
  return new Set([...all].filter(([id, count]) => 2 * (selected.get(id) ?? 0) > count).map(([id]) => id));
}

/** The selection with a thing, or without it. */
export function withThing(
  { width, height, map }: FoundThings,
  mask: Mask,
  id: number,
  isMeant: boolean,
): Mask {
  const thing = { width, height, data: map.map((one) => (one === id ? 1 : 0)) };
  return isMeant ? added(mask, thing) : without(mask, thing);
}

/** Numbers the things of each type: the second sofa is 'Sofa 2'. */
export function numbered(
  things: readonly GoingThing[],
  nameOf: (type: GoingType) => string,
): { thing: GoingThing; name: string }[] {
  const counts = new Map<GoingType, number>();
  const alone = (type: GoingType) => things.filter((thing) => thing.type === type).length === 1;
  return things.map((thing) => {
    const place = (counts.get(thing.type) ?? 0) + 1;
    counts.set(thing.type, place);
    return { thing, name: alone(thing.type) ? nameOf(thing.type) : `${nameOf(thing.type)} ${place}` };
  });
}
