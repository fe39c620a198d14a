import type {
  Corrections,
  DetectedObject,
  ObjectType,
  SelectionCorrections,
  Version,
} from '@home-design/contract';
import { correctionsFrom, type Mark, type Side, strokesOf } from './mark.ts';
import { paintStrokes } from './paint-strokes.ts';

/** What a person pointed out, as an edit is told. */
export interface PointedOut {
  /** Types of which everything goes. */
  categories: readonly ObjectType[];
  /** Single things that go. */
  objects: readonly number[];
  /** Null when nothing was marked on the photo. */
  corrections: SelectionCorrections | null;
}

export const NOTHING_POINTED_OUT: PointedOut = { categories: [], objects: [], corrections: null };

/** Types that were chosen as a whole by their names; what is left by numbers. */
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

/** A selection as an edit is told it: as all that is changed, or as something to be changed, too. */
export function correctionsBySelection(picture: string, isAll: boolean): SelectionCorrections {
  return isAll
    ? { add: NO_PARTS, remove: NO_PARTS, only: picture }
    : { add: { ...NO_PARTS, painted: picture }, remove: NO_PARTS };
}

/** The marks with what was painted; null when there are none. */
export function correctionsOf(marks: readonly Mark[], picture: Version | null): Corrections | null {
  if (marks.length === 0 || picture === null) return null;
  const { add, remove } = correctionsFrom(marks);
  const painted = (side: Side) => {
    const mask = paintStrokes(strokesOf(marks, side), picture);
    return mask === undefined ? {} : { painted: mask };
  };
  return { add: { ...add, ...painted('add') }, remove: { ...remove, ...painted('remove') } };
}
