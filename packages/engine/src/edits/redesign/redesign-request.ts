import { LIGHTING_TYPES, redesign } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { materials_seed, seed, strength } from '../base/common-request.ts';
import { Corrections } from '../corrections/corrections.ts';

/** Style transfer, redesign and concept have the same settings. */
const styled = {
  ...settingsSchema(redesign.settings),
  /** A person's selection of walls to paint, and of parts that are not wall. */
  corrections: Corrections.prefault({}),
  strength,
  seed,
  materials_seed,
};
/** sRGB hex, `#rrggbb`; absent: a paint of the style's palette, picked by the seed. */
const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .optional();

/** Give a room another style: walls, furniture where it can stand, light. */
export const StyleTransferRequest = z.strictObject({ mode: z.literal('style-transfer'), ...styled });
export type StyleTransferRequest = z.infer<typeof StyleTransferRequest>;

/** Clear a room and decorate it anew, perhaps as another kind of room. */
export const RedesignRequest = z.strictObject({
  mode: z.literal('redesign'),
  ...styled,
  color,
  /** Absent: the style's own light. */
  light: z.enum(LIGHTING_TYPES).optional(),
});
export type RedesignRequest = z.infer<typeof RedesignRequest>;

/** Show a possible use of a space: furnished, walls in a suitable color. */
export const ConceptRequest = z.strictObject({ mode: z.literal('concept'), ...styled, color });
export type ConceptRequest = z.infer<typeof ConceptRequest>;
