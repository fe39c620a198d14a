import { z } from 'zod';
import { EDIT_DEFAULTS, EDIT_RANGES, LANDING_WALL_COLORS, WALL_COLORS } from './edit-options.ts';

/** A number within the range of a slider. */
export const within = (name: keyof typeof EDIT_RANGES) =>
  z.number().min(EDIT_RANGES[name].min).max(EDIT_RANGES[name].max);

/** What every edit takes. */
export const commonArguments = {
  /** How much of the edit is applied. Accepted for every mode; what is removed is always removed whole. */
  strength: within('strength').default(EDIT_DEFAULTS.strength),
  /** Accepted for every mode and kept with the version. This engine has no use for it, and the answer says so. */
  guidance_scale: within('guidance_scale').default(EDIT_DEFAULTS.guidance_scale),
  /** Absent: the server picks one and records it. */
  seed: z.int().min(0).max(0xffff_ffff).optional(),
};

/**
 * Of edits that furnish: chooses fabrics, woods, metals, paints and the shape of each kind of piece, so that the rooms of
 * one home have the same. Absent: as the seed does.
 */
export const materialsSeed = { materials_seed: commonArguments.seed };

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color name or #rrggbb');

/** A wall paint: by the name it has in the playground or on the landing page, or sRGB `#rrggbb`. */
export const PaintColor = z.union([z.enum(WALL_COLORS), z.enum(LANDING_WALL_COLORS), hexColor]);
