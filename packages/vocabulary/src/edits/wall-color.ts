import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Paints the walls. The paint is a name or any color; see `paints.ts`. */
export const wallColor = {
  editClass: 'surfaces',
  names: ['wall-color'],
  settings: {},
} as const satisfies EditVocabulary;
