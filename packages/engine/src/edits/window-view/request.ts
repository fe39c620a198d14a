import { windowView } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Show another view through the windows, or bring out the one that is there. */
export const WindowViewRequest = z.strictObject({
  mode: z.literal('window-view'),
  /** `recover` darkens and clears the view that the photo shows; the others replace it. */
  ...settingsSchema(windowView.settings),
  /** Panes that a person points out, and what is none. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type WindowViewRequest = z.infer<typeof WindowViewRequest>;
