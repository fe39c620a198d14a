import { EDIT_CLASSES, type EditClass } from './edit-options.ts';

/** The class of what several edits made together; null where none of them is known. */
export function strongestClass(classes: readonly (EditClass | null)[]): EditClass | null {
  const last = Math.max(-1, ...classes.map((one) => (one === null ? -1 : EDIT_CLASSES.indexOf(one))));
  return EDIT_CLASSES[last] ?? null;
}
