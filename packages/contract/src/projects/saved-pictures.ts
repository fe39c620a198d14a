import { z } from 'zod';

/** Formats of saved pictures. */
export const PICTURE_FORMATS = ['jpeg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Pictures in a project's ZIP: the shown version of each photo, every finished version, or the originals. */
export const ZIP_CONTENTS = ['shown', 'all', 'originals'] as const;
export type ZipContents = (typeof ZIP_CONTENTS)[number];

/** JPEG quality. */
export const MIN_JPEG_QUALITY = 40;
export const MAX_JPEG_QUALITY = 100;
export const DEFAULT_JPEG_QUALITY = 90;
/** Longest side of saved pictures, in pixels. */
export const MIN_LONG_SIDE = 320;
export const MAX_LONG_SIDE = 16_384;

const format = z.enum(PICTURE_FORMATS).default('jpeg');
const inBody = z.int();
const inQuery = z.coerce.number().int();

/** Settings of saved pictures in a body: format, JPEG quality, and longest side; without one, full size. */
export const savedPictureSettings = {
  picture_format: format,
  quality: inBody.min(MIN_JPEG_QUALITY).max(MAX_JPEG_QUALITY).default(DEFAULT_JPEG_QUALITY),
  long_side: inBody.min(MIN_LONG_SIDE).max(MAX_LONG_SIDE).optional(),
};

/** The same in an address; `label`: altered pictures get a label. */
export const savedPictureQuery = z.strictObject({
  label: z.enum(['1']).optional(),
  picture_format: format,
  quality: inQuery.min(MIN_JPEG_QUALITY).max(MAX_JPEG_QUALITY).default(DEFAULT_JPEG_QUALITY),
  long_side: inQuery.min(MIN_LONG_SIDE).max(MAX_LONG_SIDE).optional(),
});
