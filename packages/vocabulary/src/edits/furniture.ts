import type { EditVocabulary } from '../edit-vocabulary.ts';
import { ROOM_TYPES, STAGING_STYLES } from '../rooms.ts';
import { choice } from '../setting.ts';

/** Different arrangements that may be asked for at once; each is a version and a design of its own. */
export const MAX_ALTERNATIVES = 4;

/** Furnishes a room. */
export const furniture = {
  editClass: 'movable things',
  names: ['furniture', 'virtual-staging-furnishing'],
  settings: { style: choice(STAGING_STYLES), room_type: choice(ROOM_TYPES) },
} as const satisfies EditVocabulary;
