/**
 * What an edit changes, for the rules of listings, the mildest first. Only the light or the framing of the photo;
 * movable things; surfaces of the room; the building; the view outside.
 */
export const EDIT_CLASSES = ['light only', 'movable things', 'surfaces', 'structure', 'view'] as const;
export type EditClass = (typeof EDIT_CLASSES)[number];

/** The class of several edits together: the strongest one; null when none is known. */
export function strongestClass(classes: readonly (EditClass | null)[]): EditClass | null {
  const places = classes.map((each) => (each === null ? -1 : EDIT_CLASSES.indexOf(each)));
  return EDIT_CLASSES[Math.max(-1, ...places)] ?? null;
}
