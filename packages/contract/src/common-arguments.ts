import { MAX_SEED } from '@home-design/vocabulary';
import { rangeSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { EDIT_RANGES, LANDING_WALL_COLORS, WALL_COLORS } from './edit-options.ts';

/** What every edit takes. */
export const commonArguments = {
  /** How much of the edit is applied. Accepted for every mode; what is removed is always removed whole. */
  strength: rangeSchema(EDIT_RANGES.strength).default(EDIT_RANGES.strength.default),
  /** Accepted for every mode and kept with the version. This engine has no use for it, and the answer says so. */
  guidance_scale: rangeSchema(EDIT_RANGES.guidance_scale).default(EDIT_RANGES.guidance_scale.default),
  /** Absent: the server picks one and records it. */
  seed: z.int().min(0).max(MAX_SEED).optional(),
};

/**
 * Of edits that furnish: chooses fabrics, woods, metals, paints and the shape of each kind of piece, so that the rooms of
 * one home have the same. Absent: as the seed does.
 */
export const materialsSeed = { materials_seed: commonArguments.seed };

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color name or #rrggbb');

/** A wall paint: by the name it has in the playground or on the landing page, or sRGB `#rrggbb`. */
export const PaintColor = z.union([z.enum(WALL_COLORS), z.enum(LANDING_WALL_COLORS), hexColor]);
