import {
  DEFAULT_JPEG_QUALITY,
  MAX_JPEG_QUALITY,
  MAX_LONG_SIDE,
  MIN_JPEG_QUALITY,
  MIN_LONG_SIDE,
  PICTURE_FORMATS,
  type PictureFormat,
  ZIP_CONTENTS,
} from '@home-design/contract';
import { z } from 'zod';
import { storedValue } from '../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage-keys.ts';

/** The named sizes: pixels of the longest side, and the quality for it. */
const PRESETS = {
  mls: { longSide: 2_048, quality: DEFAULT_JPEG_QUALITY },
  web: { longSide: 1_600, quality: 82 },
  print: { longSide: null, quality: 96 },
  full: { longSide: null, quality: DEFAULT_JPEG_QUALITY },
} as const;
export const ZIP_SIZES = ['mls', 'web', 'print', 'full', 'own'] as const;
export type ZipSize = (typeof ZIP_SIZES)[number];

/** The values of the dialog. */
const ZipChoice = z.object({
  contents: z.enum(ZIP_CONTENTS),
  size: z.enum(ZIP_SIZES),
  /** The custom size, as typed. */
  longSide: z.union([z.number(), z.string()]),
  format: z.enum(PICTURE_FORMATS),
  quality: z.int().min(MIN_JPEG_QUALITY).max(MAX_JPEG_QUALITY),
  label: z.boolean(),
  /** Whether the photo as it was taken is added beside its altered pictures. */
  originals: z.boolean().default(false),
});
export type ZipChoice = z.infer<typeof ZipChoice>;

/** What the dialog of a ZIP chooses besides the form of the pictures. */
export type ZipDialogChoice = Pick<ZipChoice, 'contents' | 'label' | 'originals'>;

/** The last choice, which is the next default. */
export const lastZipChoice = storedValue(STORAGE_KEYS.zip, ZipChoice, {
  contents: 'shown',
  size: 'full',
  longSide: 2_560,
  format: 'jpeg',
  quality: DEFAULT_JPEG_QUALITY,
  label: false,
  originals: false,
});

/** The choice with another size, and its quality. */
export function withSize(choice: ZipChoice, size: ZipSize): ZipChoice {
  return { ...choice, size, quality: size === 'own' ? choice.quality : PRESETS[size].quality };
}

/** The request for the server. */
export interface ZipSettings {
  picture_format: PictureFormat;
  quality: number;
  long_side?: number;
}

/** The settings of a choice; null if its custom size is invalid. */
export function settingsOf(choice: ZipChoice): ZipSettings | null {
  const longSide = choice.size === 'own' ? ownSide(choice.longSide) : PRESETS[choice.size].longSide;
  if (longSide === undefined) return null;
  const { format: picture_format, quality } = choice;
  return { picture_format, quality, ...(longSide === null ? {} : { long_side: longSide }) };
}

const ownSide = (typed: number | string): number | undefined =>
  z.coerce.number().int().min(MIN_LONG_SIDE).max(MAX_LONG_SIDE).safeParse(typed).data;
