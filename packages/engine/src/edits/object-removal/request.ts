import { OBJECT_TYPES } from '@home-design/vocabulary';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Remove things from the photo. */
export const ObjectRemovalRequest = z.strictObject({
  mode: z.literal('object-removal'),
  /** All found things of these types go. */
  categories: z.array(z.enum(OBJECT_TYPES)).default([]),
  /** So do single things, by their numbers in the list of what was found. */
  objects: z.array(z.int().min(0)).default([]),
  /** A person's selection of parts to remove, and of parts to keep. */
  corrections: Corrections.prefault({}),
  seed,
});
export type ObjectRemovalRequest = z.infer<typeof ObjectRemovalRequest>;
