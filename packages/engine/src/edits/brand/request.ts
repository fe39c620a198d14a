import { z } from 'zod';
import { seed } from '../base/common-request.ts';

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/** Put a logo or a name into a corner of the photo. */
export const BrandRequest = z
  .strictObject({
    mode: z.literal('brand'),
    /** A name, one line; or else a `logo`. */
    text: z.string().trim().min(1).max(60).optional(),
    /** Path of a JPEG, PNG or WebP; PNG and WebP keep their transparency. */
    logo: z.string().min(1).optional(),
    corner: z.enum(CORNERS).default('bottom-right'),
    /** Width as a share of the picture's, 0.05 … 0.5; long names and wide logos are as wide, others end lower. */
    size: z.number().min(0.05).max(0.5).default(0.22),
    /** 0.2 … 1. */
    opacity: z.number().min(0.2).max(1).default(0.9),
    seed,
  })
  .refine(({ text, logo }) => (text === undefined) !== (logo === undefined), {
    message: 'must be given, or else a logo, but not both',
    path: ['text'],
  });
export type BrandRequest = z.infer<typeof BrandRequest>;
