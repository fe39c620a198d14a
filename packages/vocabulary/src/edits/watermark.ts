import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** How closely the engine looks for marks: `high` looks a second time, for small and faint ones. */
export const REMOVAL_QUALITIES = ['standard', 'high'] as const;
export type RemovalQuality = (typeof REMOVAL_QUALITIES)[number];

/** Removes a watermark from a picture that the user has the rights to. */
export const watermark = {
  editClass: 'light only',
  names: ['watermark-removal'],
  settings: { removal_quality: choice(REMOVAL_QUALITIES) },
} as const satisfies EditVocabulary;
