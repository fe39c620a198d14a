import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** How many times as wide and high a photo can be made. */
export const UPSCALES = [2, 3, 4] as const;
export type Upscale = (typeof UPSCALES)[number];

/** Enlarge the photo. */
export const UpscaleRequest = z.strictObject({
  mode: z.literal('upscale'),
  scale: z.literal(UPSCALES).default(2),
  seed,
});
export type UpscaleRequest = z.infer<typeof UpscaleRequest>;
