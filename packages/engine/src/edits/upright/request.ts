import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** Straighten the uprights of a photo that was taken with a tilted camera. */
export const UprightRequest = z.strictObject({ mode: z.literal('upright'), seed });

export type UprightRequest = z.infer<typeof UprightRequest>;
