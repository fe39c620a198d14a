import type { EditVocabulary } from '../edit-vocabulary.ts';
import { ROOM_TYPES, STAGING_STYLES } from '../rooms.ts';
import { choice } from '../setting.ts';

/** Gives a room the walls, furniture and light of another style. */
export const styleTransfer = {
  editClass: 'surfaces',
  names: ['style-transfer'],
  settings: { style: choice(STAGING_STYLES), room_type: choice(ROOM_TYPES) },
} as const satisfies EditVocabulary;
