import type { PictureFormat } from '@home-design/contract';
import type { SavedAs } from './open-picture.ts';

/** The requested form of the pictures of a ZIP. */
interface AskedFor {
  picture_format: PictureFormat;
  quality: number;
  long_side?: number | undefined;
}

/** The form of the pictures of a ZIP, from the request and the words on them. */
export function savedAs(
  { picture_format, quality, long_side }: AskedFor,
  written: Pick<SavedAs, 'label' | 'watermark'>,
): SavedAs {
  return { format: picture_format, quality, longSide: long_side, ...written };
}
