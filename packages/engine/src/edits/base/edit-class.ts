/**
 * What kind of thing an edit changes, for the rules of listings, the mildest first: only how the photo was taken (its
 * light, its framing), things that are carried in and out, surfaces of the room, what is built, or what is seen outside.
 */
export const EDIT_CLASSES = ['light only', 'movable things', 'surfaces', 'structure', 'view'] as const;
export type EditClass = (typeof EDIT_CLASSES)[number];

/** The class of an edit made of several: that of its strongest part. */
export function strongestClass(classes: readonly EditClass[]): EditClass {
  return EDIT_CLASSES[Math.max(0, ...classes.map((editClass) => EDIT_CLASSES.indexOf(editClass)))]!;
}
