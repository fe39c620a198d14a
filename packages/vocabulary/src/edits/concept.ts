import type { EditVocabulary } from '../edit-vocabulary.ts';
import { ROOM_TYPES, STAGING_STYLES } from '../rooms.ts';
import { choice } from '../setting.ts';

/** Shows what a space could be used for. */
export const concept = {
  editClass: 'surfaces',
  names: ['conceptual-space-creation'],
  settings: { style: choice(STAGING_STYLES), room_type: choice(ROOM_TYPES) },
} as const satisfies EditVocabulary;
