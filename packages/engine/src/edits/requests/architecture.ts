import { z } from 'zod';
import { seed, strength } from './common.ts';

/** Show a room or a house as an architect would: upright, in even light. */
export const ArchitectureRequest = z.strictObject({ mode: z.literal('architecture'), strength, seed });
export type ArchitectureRequest = z.infer<typeof ArchitectureRequest>;

/** Straighten the uprights of a photo that was taken with a tilted camera. */
export const UprightRequest = z.strictObject({ mode: z.literal('upright'), seed });
export type UprightRequest = z.infer<typeof UprightRequest>;
