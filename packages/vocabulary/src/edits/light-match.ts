import type { EditVocabulary } from '../edit-vocabulary.ts';
import { range } from '../setting.ts';

/** Adjusts exposure and white balance, so that the photos of a set look taken in the same light. */
export const lightMatch = {
  editClass: 'light only',
  names: ['light-match'],
  settings: {
    /** Stops: powers of two in linear light. */
    exposure: range(-1, 1, 0.05, 0),
    /** Stops of red and of blue against green: above 0 in red and below 0 in blue is warmer. */
    red: range(-0.5, 0.5, 0.05, 0),
    blue: range(-0.5, 0.5, 0.05, 0),
  },
} as const satisfies EditVocabulary;
