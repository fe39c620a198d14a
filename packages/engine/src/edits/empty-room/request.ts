import { emptyRoom } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Removes all furniture. */
export const EmptyRoomRequest = z.strictObject({
  mode: z.literal('empty-room'),
  ...settingsSchema(emptyRoom.settings),
  /** A person's selection of more things to remove, and of things to keep. */
  corrections: Corrections.prefault({}),
  seed,
});
export type EmptyRoomRequest = z.infer<typeof EmptyRoomRequest>;
