import type { PictureFormat } from '@home-design/contract';
import type { SavedAs } from './open-picture.ts';

/** What people ask of the pictures of a ZIP. */
interface AskedFor {
  picture_format: PictureFormat;
  quality: number;
  long_side?: number | undefined;
}

/** What pictures of a ZIP are to be like, by what was asked for and what is written on them. */
export function savedAs(
  { picture_format, quality, long_side }: AskedFor,
  written: Pick<SavedAs, 'label' | 'watermark'>,
): SavedAs {
  return { format: picture_format, quality, longSide: long_side, ...written };
}
