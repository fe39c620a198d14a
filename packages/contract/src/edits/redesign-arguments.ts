import { blueprint, brand, MAX_BRAND_TEXT_LENGTH, outdoorSpace, redesign } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { commonArguments, materialsSeed, PaintColor } from './common-arguments.ts';
import { Corrections, pointsOut } from './corrections.ts';
import { LIGHTING_TYPES, OBJECT_TYPES } from './edit-options.ts';

/** Longest logo, in characters of base64: about 130 kB, which fits into a request. */
export const MAX_LOGO_LENGTH = 180_000;
export { MAX_BRAND_TEXT_LENGTH } from '@home-design/vocabulary';

/** Style transfer, redesign and concept have the same settings. */
const styled = {
  ...settingsSchema(redesign.settings),
  /** Parts that are also wall, and parts that are not. */
  corrections: Corrections.prefault({}),
  ...commonArguments,
  ...materialsSeed,
};
/** Paint of the walls; absent: a paint of the style. */
const color = PaintColor.optional();

/** Walls, furniture and light of another style. */
export const styleTransferArguments = z.strictObject(styled);

/** A redesigned room. */
export const redesignArguments = z.strictObject({
  ...styled,
  color,
  /** Absent: the style's own light. */
  light: z.enum(LIGHTING_TYPES).optional(),
});

/** A possible use of a space. */
export const conceptArguments = z.strictObject({ ...styled, color });

/** An outdoor place with another sky, furnished on the free ground. */
export const outdoorSpaceArguments = z.strictObject({
  ...settingsSchema(outdoorSpace.settings),
  /** Parts that are sky, and parts that are not. */
  corrections: Corrections.prefault({}),
  ...commonArguments,
  ...materialsSeed,
});

/** Only the chosen parts: paint, light, things to remove. */
export const selectiveChangeArguments = z
  .strictObject({
    /** Paints the walls. */
    color,
    /** Parts that are also wall, and parts that are not. */
    walls: Corrections.prefault({}),
    /** All things of these types are removed. */
    categories: z.array(z.enum(OBJECT_TYPES)).max(OBJECT_TYPES.length).default([]),
    /** Ids of single things to remove, from the detection in the version. */
    objects: z.array(z.int().min(0)).max(200).default([]),
    /** Marked parts to remove, and parts that stay. */
    corrections: Corrections.prefault({}),
    light: z.enum(LIGHTING_TYPES).optional(),
    ...commonArguments,
  })
  .refine(
    ({ color, categories, objects, corrections, light }) =>
      color !== undefined ||
      light !== undefined ||
      categories.length > 0 ||
      objects.length > 0 ||
      pointsOut(corrections.add),
    { message: 'Please choose a wall color, things to remove, or a light', path: ['color'] },
  );

/** Straight verticals and even light. */
export const architectureArguments = z.strictObject(commonArguments);

/** A drawing of the room with estimated dimensions. */
export const blueprintArguments = z.strictObject({
  ...settingsSchema(blueprint.settings),
  ...commonArguments,
});

/** A name or a logo in a corner of the picture. */
export const brandArguments = z
  .strictObject({
    /** One line of text, or a `logo`. */
    text: z.string().trim().min(1).max(MAX_BRAND_TEXT_LENGTH).optional(),
    /** A PNG, WebP or JPEG in base64; PNG and WebP keep their transparency. */
    logo: z
      .string()
      .max(MAX_LOGO_LENGTH, 'must be a picture of at most 130 kB')
      .regex(
        /^(iVBORw0KGgo|UklGR|\/9j\/)[A-Za-z0-9+/]*={0,2}$/,
        'must be a PNG, WebP or JPEG picture in base64',
      )
      .optional(),
    ...settingsSchema(brand.settings),
    ...commonArguments,
  })
  .refine(({ text, logo }) => (text === undefined) !== (logo === undefined), {
    message: 'must be given, or else a logo, but not both',
    path: ['text'],
  });
