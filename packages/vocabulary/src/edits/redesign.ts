import type { EditVocabulary } from '../edit-vocabulary.ts';
import { ROOM_TYPES, STAGING_STYLES } from '../rooms.ts';
import { choice } from '../setting.ts';

/** Clears a room and redesigns it, also as another kind of room. */
export const redesign = {
  editClass: 'surfaces',
  names: ['intelligent-space-redesign'],
  settings: { style: choice(STAGING_STYLES), room_type: choice(ROOM_TYPES) },
} as const satisfies EditVocabulary;
