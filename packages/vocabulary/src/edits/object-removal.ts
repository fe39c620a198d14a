import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Removes things from a photo. */
export const objectRemoval = {
  editClass: 'movable things',
  names: ['object-removal', 'object-removal-optimization'],
  settings: {},
} as const satisfies EditVocabulary;
