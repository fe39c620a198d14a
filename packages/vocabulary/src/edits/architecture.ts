import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Shows a room or a house as an architect would: upright, in even light. */
export const architecture = {
  editClass: 'light only',
  names: ['architectural-enhancement'],
  settings: {},
} as const satisfies EditVocabulary;
