import { brand, MAX_BRAND_TEXT_LENGTH } from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { seed } from '../base/common-request.ts';

/** Put a logo or a name into a corner of the photo. */
export const BrandRequest = z
  .strictObject({
    mode: z.literal('brand'),
    /** A name, one line; or else a `logo`. */
    text: z.string().trim().min(1).max(MAX_BRAND_TEXT_LENGTH).optional(),
    /** Path of a JPEG, PNG or WebP; PNG and WebP keep their transparency. */
    logo: z.string().min(1).optional(),
    ...settingsSchema(brand.settings),
    seed,
  })
  .refine(({ text, logo }) => (text === undefined) !== (logo === undefined), {
    message: 'must be given, or else a logo, but not both',
    path: ['text'],
  });
export type BrandRequest = z.infer<typeof BrandRequest>;
