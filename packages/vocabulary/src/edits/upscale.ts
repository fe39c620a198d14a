import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** Factors for width and height. */
export const UPSCALES = [2, 4] as const;

/** Enlarges the photo. */
export const upscale = {
  editClass: 'light only',
  names: ['upscale'],
  settings: { scale: choice(UPSCALES) },
} as const satisfies EditVocabulary;
