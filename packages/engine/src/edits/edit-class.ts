/**
 * What kind of thing an edit changes, for the rules of listings: the light alone, things that are carried in and out,
 * surfaces of the room, what is built, or what is seen outside.
 */
export const EDIT_CLASSES = ['light only', 'movable things', 'surfaces', 'structure', 'view'] as const;
export type EditClass = (typeof EDIT_CLASSES)[number];
