import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Changes only the chosen parts: paint, things to remove, light. */
export const selectiveChange = {
  editClass: 'surfaces',
  names: ['selective-design-modification'],
  settings: {},
} as const satisfies EditVocabulary;
