/**
 * What kind of thing an edit changes, for the rules of listings, the mildest first: only how the photo was taken (its
 * light, its framing), things that are carried in and out, surfaces of the room, what is built, or what is seen outside.
 */
export const EDIT_CLASSES = ['light only', 'movable things', 'surfaces', 'structure', 'view'] as const;
export type EditClass = (typeof EDIT_CLASSES)[number];

/** The class of what several edits made together: that of the strongest; null where none of them is known. */
export function strongestClass(classes: readonly (EditClass | null)[]): EditClass | null {
  const places = classes.map((each) => (each === null ? -1 : EDIT_CLASSES.indexOf(each)));
  return EDIT_CLASSES[Math.max(-1, ...places)] ?? null;
}
