import { z } from 'zod';
import { seed } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';
import { EMPTY_ROOM_TYPES } from './empty-room-types.ts';

/** Take all furniture away. */
export const EmptyRoomRequest = z.strictObject({
  mode: z.literal('empty-room'),
  room_type: z.enum(EMPTY_ROOM_TYPES).default('living_room'),
  /** What a person points out to be removed too, and what to spare. */
  corrections: Corrections.prefault({}),
  seed,
});
export type EmptyRoomRequest = z.infer<typeof EmptyRoomRequest>;
