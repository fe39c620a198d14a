import type {
  Corrections,
  DetectedObject,
  ObjectType,
  SelectionCorrections,
  Version,
} from '@home-design/contract';
import { correctionsFrom, type Mark, type Side, strokesOf } from './mark.ts';
import { paintStrokes } from './paint-strokes.ts';

/** The user's marks as arguments of an edit. */
export interface PointedOut {
  /** Types to remove completely. */
  categories: readonly ObjectType[];
  /** Ids of single things to remove. */
  objects: readonly number[];
  /** Null when nothing was marked on the photo. */
  corrections: SelectionCorrections | null;
}

export const NOTHING_POINTED_OUT: PointedOut = { categories: [], objects: [], corrections: null };

/** Complete types by name, and the other chosen things by id. */
export function chosenThings(
  detected: readonly DetectedObject[],
  chosen: readonly number[],
): Pick<PointedOut, 'categories' | 'objects'> {
  const isLeft = new Set(detected.filter(({ id }) => !chosen.includes(id)).map(({ type }) => type));
  const going = detected.filter(({ id }) => chosen.includes(id));
  const categories = [...new Set(going.map(({ type }) => type))].filter((type) => !isLeft.has(type));
  return { categories, objects: going.filter(({ type }) => isLeft.has(type)).map(({ id }) => id) };
}

const NO_PARTS = { regions: [], boxes: [] };

/** A selection as arguments of an edit: as the only changed part, or as an additional one. */
export function correctionsBySelection(picture: string, isAll: boolean): SelectionCorrections {
  return isAll
    ? { add: NO_PARTS, remove: NO_PARTS, only: picture }
    : { add: { ...NO_PARTS, painted: picture }, remove: NO_PARTS };
}

/** The marks with the painted masks; null without marks. */
export function correctionsOf(marks: readonly Mark[], picture: Version | null): Corrections | null {
  if (marks.length === 0 || picture === null) return null;
  const { add, remove } = correctionsFrom(marks);
  const painted = (side: Side) => {
    const mask = paintStrokes(strokesOf(marks, side), picture);
    return mask === undefined ? {} : { painted: mask };
  };
  return { add: { ...add, ...painted('add') }, remove: { ...remove, ...painted('remove') } };
}
