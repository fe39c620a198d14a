import { type UPSCALES as OFFERED, upscale } from '@home-design/vocabulary';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** The engine's scales: those of the product, and three times. */
export const UPSCALES = [2, 3, 4] as const satisfies readonly (3 | (typeof OFFERED)[number])[];
export type Upscale = (typeof UPSCALES)[number];

/** Enlarge the photo. */
export const UpscaleRequest = z.strictObject({
  mode: z.literal('upscale'),
  scale: z.literal(UPSCALES).default(upscale.settings.scale.default),
  seed,
});
export type UpscaleRequest = z.infer<typeof UpscaleRequest>;
