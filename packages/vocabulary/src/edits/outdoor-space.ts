import type { EditVocabulary } from '../edit-vocabulary.ts';
import { STAGING_STYLES } from '../rooms.ts';
import { choice } from '../setting.ts';
import { SKY_TYPES } from './sky.ts';

/** Gives an outdoor place another sky, and furnishes the free ground. */
export const outdoorSpace = {
  editClass: 'view',
  names: ['outdoor-environment-creation'],
  settings: { style: choice(STAGING_STYLES), sky_type: choice(SKY_TYPES, 'blue_sky') },
} as const satisfies EditVocabulary;
