import { MAX_SEED } from '@home-design/vocabulary';
import { rangeSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { EDIT_RANGES, LANDING_WALL_COLORS, WALL_COLORS } from './edit-options.ts';

/** The arguments of every edit. */
export const commonArguments = {
  /** The strength of the edit. Every mode accepts it, but removed things are always removed completely. */
  strength: rangeSchema(EDIT_RANGES.strength).default(EDIT_RANGES.strength.default),
  /** Every mode accepts it and stores it with the version. This engine ignores it, and the answer says so. */
  guidance_scale: rangeSchema(EDIT_RANGES.guidance_scale).default(EDIT_RANGES.guidance_scale.default),
  /** Absent: the server chooses one and stores it. */
  seed: z.int().min(0).max(MAX_SEED).optional(),
};

/**
 * For edits that furnish: the seed for fabrics, woods, metals, paints and shapes of furniture. The rooms of one home
 * can share it. Absent: the value of `seed`.
 */
export const materialsSeed = { materials_seed: commonArguments.seed };

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color name or #rrggbb');

/** A wall paint: a name from the playground or the landing page, or sRGB `#rrggbb`. */
export const PaintColor = z.union([z.enum(WALL_COLORS), z.enum(LANDING_WALL_COLORS), hexColor]);
