import { blueprint } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** Draw the room: a plan of its floor and a line drawing of the view, with estimated dimensions. */
export const BlueprintRequest = z.strictObject({
  mode: z.literal('blueprint'),
  ...settingsSchema(blueprint.settings),
  seed,
});
export type BlueprintRequest = z.infer<typeof BlueprintRequest>;
