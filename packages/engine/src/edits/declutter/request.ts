import { z } from 'zod';
import { seed } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Removes small loose things. */
export const DeclutterRequest = z.strictObject({
  mode: z.literal('declutter'),
  /** A person's selection of more things to remove, and of things to keep. */
  corrections: Corrections.prefault({}),
  seed,
});
export type DeclutterRequest = z.infer<typeof DeclutterRequest>;
