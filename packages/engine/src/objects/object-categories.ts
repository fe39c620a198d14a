import type { ObjectType } from '@home-design/vocabulary';
import type { DetectedObject } from './detected-object.ts';

/** How many objects of a type a photo shows. */
export interface ObjectCategory {
  readonly type: ObjectType;
  readonly count: number;
}

/** People do not count these one by one. */
const COUNTED_ONCE: ReadonlySet<ObjectType> = new Set(['books']);

/** The types among some objects with their counts, most frequent first, then as they were found. */
export function objectCategories(objects: readonly DetectedObject[]): ObjectCategory[] {
  const counts = new Map<ObjectType, number>();
  for (const { type } of objects) {
    counts.set(type, COUNTED_ONCE.has(type) ? 1 : (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}
