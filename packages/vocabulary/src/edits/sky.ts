import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** The available skies. */
export const SKY_TYPES = ['sunny', 'blue_sky', 'clear_blue', 'dramatic', 'sunset', 'partly_cloudy'] as const;
export type SkyType = (typeof SKY_TYPES)[number];

/** Puts another sky above the house. */
export const sky = {
  editClass: 'view',
  names: ['sky-replacement', 'atmospheric-sky-enhancement'],
  settings: { sky_type: choice(SKY_TYPES, 'blue_sky') },
} as const satisfies EditVocabulary;
