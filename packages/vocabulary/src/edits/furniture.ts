import type { EditVocabulary } from '../edit-vocabulary.ts';
import { ROOM_TYPES, STAGING_STYLES } from '../rooms.ts';
import { choice } from '../setting.ts';

/** How many arrangements one request can make; each is a version and costs a design. */
export const MAX_ALTERNATIVES = 10;

/** Furnishes a room. */
export const furniture = {
  editClass: 'movable things',
  names: ['furniture', 'virtual-staging-furnishing'],
  settings: { style: choice(STAGING_STYLES), room_type: choice(ROOM_TYPES) },
} as const satisfies EditVocabulary;
