import { z } from 'zod';
import { Corrections } from '../corrections/corrections.ts';
import { seed } from './common.ts';

/** Tidy small loose things away. */
export const DeclutterRequest = z.strictObject({
  mode: z.literal('declutter'),
  /** What a person points out to be tidied away too, and what to spare. */
  corrections: Corrections.prefault({}),
  seed,
});
export type DeclutterRequest = z.infer<typeof DeclutterRequest>;
