import { type Image, PREVIEW_SIDE, THUMBNAIL_SIDE, type Version } from '@home-design/contract';

/** A stored picture with its smaller renditions. Sizes are those of the full picture, in pixels. */
export type Picture = Pick<
  Version,
  'thumbnail_url' | 'preview_url' | 'storage_url' | 'thumbhash' | 'width' | 'height'
>;

/** An uploaded image as a picture: images and versions use different field names. */
export function pictureOfImage(image: Image): Picture {
  return {
    thumbnail_url: image.thumb_url,
    preview_url: image.preview_url,
    storage_url: image.original_url,
    thumbhash: image.thumbhash,
    width: image.width,
    height: image.height,
  };
}

/** Address of the largest picture; null before anything is stored. */
export const fullSizeUrl = (picture: Picture): string | null =>
  picture.storage_url ?? picture.preview_url ?? picture.thumbnail_url;

/** Address of the smallest picture; null before anything is stored. */
export const thumbnailUrl = (picture: Picture): string | null =>
  picture.thumbnail_url ?? picture.preview_url ?? picture.storage_url;

/** The detail that a place on the screen needs. The full size is loaded only when it is asked for. */
export type Detail = 'thumbnail' | 'preview' | 'full';

/** `src` and `srcset` of a picture up to a detail; null before anything is stored. */
export function sourcesOf(picture: Picture, detail: Detail): { src: string; srcSet: string } | null {
  const renditions: [url: string | null, width: number][] = [
    [picture.thumbnail_url, widthWithin(picture, THUMBNAIL_SIDE)],
  ];
  if (detail !== 'thumbnail') renditions.push([picture.preview_url, widthWithin(picture, PREVIEW_SIDE)]);
  if (detail === 'full') renditions.push([picture.storage_url, picture.width]);

  const offered = renditions.filter((each): each is [string, number] => each[0] !== null);
  const src = offered.at(-1)?.[0] ?? (detail === 'full' ? fullSizeUrl(picture) : thumbnailUrl(picture));
  if (src === null) return null;

  // Several renditions of a small picture have the same width; a set lists each width once.
  const byWidth = new Map(offered.map(([url, width]) => [width, url]));
  return { src, srcSet: [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ') };
}

/** Width of a rendition whose long side is at most `side`; renditions are never larger than the picture. */
function widthWithin({ width, height }: Picture, side: number): number {
  const scale = Math.min(1, side / Math.max(width, height));
  return Math.max(1, Math.round(width * scale));
}
