import type { EditVocabulary } from '../edit-vocabulary.ts';
import { STAGING_STYLES } from '../rooms.ts';
import { choice } from '../setting.ts';
import { SKY_TYPES } from './sky.ts';

/** Puts a place outdoors under another sky and furnishes it where the ground is free. */
export const outdoorSpace = {
  editClass: 'view',
  names: ['outdoor-environment-creation'],
  settings: { style: choice(STAGING_STYLES), sky_type: choice(SKY_TYPES, 'blue_sky') },
} as const satisfies EditVocabulary;
