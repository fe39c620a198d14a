import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Shows a room or a house like an architecture photo: with straight verticals and even light. */
export const architecture = {
  editClass: 'light only',
  names: ['architectural-enhancement'],
  settings: {},
} as const satisfies EditVocabulary;
