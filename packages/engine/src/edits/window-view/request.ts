import { windowView } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Replace the view through the windows, or recover the present one. */
export const WindowViewRequest = z.strictObject({
  mode: z.literal('window-view'),
  /** `recover` darkens and clears the view in the photo; the others replace it. */
  ...settingsSchema(windowView.settings),
  /** A person's selection of panes, and of parts that are not panes. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type WindowViewRequest = z.infer<typeof WindowViewRequest>;
