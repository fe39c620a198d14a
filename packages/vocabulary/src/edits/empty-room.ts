import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** Kinds of room that can be emptied; each keeps other things. */
export const EMPTY_ROOM_TYPES = ['general', 'living_room', 'kitchen', 'bedroom', 'bathroom'] as const;
export type EmptyRoomType = (typeof EMPTY_ROOM_TYPES)[number];

/** Removes all furniture. */
export const emptyRoom = {
  editClass: 'movable things',
  names: ['empty-room'],
  settings: { room_type: choice(EMPTY_ROOM_TYPES, 'living_room') },
} as const satisfies EditVocabulary;
