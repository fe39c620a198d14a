import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** How many times as wide and high a photo can be made. */
export const UPSCALES = [2, 4] as const;

/** Enlarges the photo. */
export const upscale = {
  editClass: 'light only',
  names: ['upscale'],
  settings: { scale: choice(UPSCALES) },
} as const satisfies EditVocabulary;
