import type { EditVocabulary } from '../edit-vocabulary.ts';

/** Straightens the verticals of a photo that was taken with a tilted camera. */
export const upright = {
  editClass: 'light only',
  names: ['upright'],
  settings: {},
} as const satisfies EditVocabulary;
