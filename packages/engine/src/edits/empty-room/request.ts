import { emptyRoom } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Take all furniture away. */
export const EmptyRoomRequest = z.strictObject({
  mode: z.literal('empty-room'),
  ...settingsSchema(emptyRoom.settings),
  /** What a person points out to be removed too, and what to spare. */
  corrections: Corrections.prefault({}),
  seed,
});
export type EmptyRoomRequest = z.infer<typeof EmptyRoomRequest>;
