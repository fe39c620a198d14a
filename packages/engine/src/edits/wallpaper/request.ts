import { wallpaper } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Put wallpaper or panels on the walls. */
export const WallpaperRequest = z.strictObject({
  mode: z.literal('wallpaper'),
  ...settingsSchema(wallpaper.settings),
  /** sRGB hex, `#rrggbb`, of the ground. Absent: the pattern's own colors. */
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  /** A person's selection of wall, and of parts that are not wall. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
});
export type WallpaperRequest = z.infer<typeof WallpaperRequest>;
