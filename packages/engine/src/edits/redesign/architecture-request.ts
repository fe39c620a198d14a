import { z } from 'zod';
import { seed, strength } from '../base/common-request.ts';

/** Show a room or a house as an architect would: upright, in even light. */
export const ArchitectureRequest = z.strictObject({ mode: z.literal('architecture'), strength, seed });
export type ArchitectureRequest = z.infer<typeof ArchitectureRequest>;
