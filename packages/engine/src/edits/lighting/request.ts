import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';

/** The nine light moods of the product. */
export const LIGHTING_TYPES = [
  'twilight',
  'golden_hour',
  'ambient',
  'flamboyant',
  'moody',
  'evenly_lit',
  'hard_direct',
  'warm_light',
  'cool_light',
] as const;

/** Change the light. */
export const LightingRequest = z.strictObject({
  mode: z.literal('lighting'),
  type: z.enum(LIGHTING_TYPES).default('golden_hour'),
  /** Exposure factor in linear light, 0.5 … 2. */
  brightness: z.number().min(0.5).max(2).default(1.2),
  /** Slope of the tone curve at mid grey, 0.5 … 2. */
  contrast: z.number().min(0.5).max(2).default(1.1),
  /** -1 (cooler) … 1 (warmer). */
  warmth: z.number().min(-1).max(1).default(0),
  strength,
  seed,
});
export type LightingRequest = z.infer<typeof LightingRequest>;
