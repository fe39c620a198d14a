import { watermark } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Remove a watermark from a photo. */
export const WatermarkRemovalRequest = z.strictObject({
  mode: z.literal('watermark'),
  /** The caller states that the picture is theirs, or that they may change it; without this the edit is refused. */
  rights: z.boolean().default(false),
  /** `high` looks for small and faint text along the edges a second time, enlarged. */
  ...settingsSchema(watermark.settings),
  /** Regions are the numbers of the marks found: 0 is a tiled mark where there is one, lines of text follow. */
  corrections: Corrections.prefault({}),
  seed,
});
export type WatermarkRemovalRequest = z.infer<typeof WatermarkRemovalRequest>;
