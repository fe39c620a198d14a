import type { EditRequest } from './edit-request.ts';

/**
 * What kind of thing an edit changes, for the rules of listings: the light alone, things that are carried in and out,
 * surfaces of the room, what is built, or what is seen outside.
 */
export const EDIT_CLASSES = ['light only', 'movable things', 'surfaces', 'structure', 'view'] as const;
export type EditClass = (typeof EDIT_CLASSES)[number];

/** The class of an edit. */
export function editClassOf(mode: EditRequest['mode']): EditClass {
  switch (mode) {
    case 'lighting':
      return 'light only';
    case 'wall-color':
      return 'surfaces';
    case 'furniture':
    case 'object-removal':
    case 'declutter':
    case 'empty-room':
      return 'movable things';
    case 'sky':
      return 'view';
  }
}
