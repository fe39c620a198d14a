import { emptyRoom, GOING_TYPES } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';

export { type GoingType, OTHER_GOING_TYPES } from '@home-design/vocabulary';

const share = z.number().min(0).max(1);

/** A thing in a version that an edit removes, or could remove. */
export const GoingThing = z
  .object({
    /** Its id in the map. */
    id: z.int().min(1).max(255),
    type: z.enum(GOING_TYPES),
    /** Whether the edit removes it by default. */
    is_taken: z.boolean(),
    /** The share of the picture that it covers. */
    share,
    /** Its place, as shares of the picture's width and height. */
    box: z.object({ left: share, top: share, right: share, bottom: share }),
  })
  .meta({ id: 'GoingThing' });
export type GoingThing = z.infer<typeof GoingThing>;

/** The things in a version that an edit removes, and those that it could remove. */
export const GoingThings = z
  .object({
    /** Size of the map, which is the size of selections. */
    width: z.int(),
    height: z.int(),
    /** Row by row, one byte a pixel: the id of the thing there, or 0. Compressed as zlib data, in base64. */
    map: z.base64(),
    /** Removed things first, each group from large to small. */
    things: z.array(GoingThing),
  })
  .meta({ id: 'GoingThings' });
export type GoingThings = z.infer<typeof GoingThings>;

/** The edit in question; the room type decides what belongs to the room and stays. */
export const GoingQuestion = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('empty-room'),
    ...settingsSchema(emptyRoom.settings),
  }),
  z.strictObject({ mode: z.literal('declutter') }),
]);
export type GoingQuestion = z.infer<typeof GoingQuestion>;
