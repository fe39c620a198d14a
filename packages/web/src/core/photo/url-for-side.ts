import { PREVIEW_SIDE, THUMBNAIL_SIDE } from '@home-design/contract';
import { fullSizeUrl, type Picture } from './picture.ts';

/** A rendition is compressed; only one this much larger than a copy of it is as good as the full picture. */
const LARGER = 1.25;

/** Address of the smallest picture of which a copy with a long side of `side` pixels is good; null before anything is stored. */
export function urlForSide(picture: Picture, side: number): string | null {
  const long = Math.max(picture.width, picture.height);
  const isEnough = (rendition: number): boolean => Math.min(rendition, long) >= LARGER * side;
  if (picture.thumbnail_url && isEnough(THUMBNAIL_SIDE)) return picture.thumbnail_url;
  if (picture.preview_url && isEnough(PREVIEW_SIDE)) return picture.preview_url;
  return fullSizeUrl(picture);
}
