import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Tidies small loose things away. */
export const declutter = {
  editClass: 'movable things',
  names: ['declutter'],
  settings: {},
} as const satisfies EditVocabulary;
