import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Removes small loose things. */
export const declutter = {
  editClass: 'movable things',
  names: ['declutter'],
  settings: {},
} as const satisfies EditVocabulary;
