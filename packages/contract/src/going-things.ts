import { emptyRoom, GOING_TYPES } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';

export { type GoingType, OTHER_GOING_TYPES } from '@home-design/vocabulary';

const share = z.number().min(0).max(1);

/** One thing in a version that an edit takes away, or could. */
export const GoingThing = z
  .object({
    /** Its number in the map. */
    id: z.int().min(1).max(255),
    type: z.enum(GOING_TYPES),
    /** Whether the edit takes it away when nobody says otherwise. */
    is_taken: z.boolean(),
    /** Share of the picture that it covers. */
    share,
    /** Where it is, as shares of the picture's width and height. */
    box: z.object({ left: share, top: share, right: share, bottom: share }),
  })
  .meta({ id: 'GoingThing' });
export type GoingThing = z.infer<typeof GoingThing>;

/** What an edit takes away from a version, thing by thing, and what it leaves but could take. */
export const GoingThings = z
  .object({
    /** Size of the map, which is that of selections. */
    width: z.int(),
    height: z.int(),
    /**
     * Row by row, one byte a pixel, the number of the thing that lies there and 0 elsewhere, compressed as zlib data, in base64.
     */
    map: z.base64(),
    /** Those that are taken away first, each kind from large to small. */
    things: z.array(GoingThing),
  })
  .meta({ id: 'GoingThings' });
export type GoingThings = z.infer<typeof GoingThings>;

/** Which edit is asked about; the room type says what belongs to the room and stays. */
export const GoingQuestion = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('empty-room'),
    ...settingsSchema(emptyRoom.settings),
  }),
  z.strictObject({ mode: z.literal('declutter') }),
]);
export type GoingQuestion = z.infer<typeof GoingQuestion>;
