import { z } from 'zod';
import { seed } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Tidy small loose things away. */
export const DeclutterRequest = z.strictObject({
  mode: z.literal('declutter'),
  /** What a person points out to be tidied away too, and what to spare. */
  corrections: Corrections.prefault({}),
  seed,
});
export type DeclutterRequest = z.infer<typeof DeclutterRequest>;
