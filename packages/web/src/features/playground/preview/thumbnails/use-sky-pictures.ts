import type { SKY_TYPES, Version } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { savesData } from '../saves-data.ts';
import { skyPreviewsQuery } from './sky-previews-query.ts';

/** What the cards of skies show. */
export type SkyPictures =
  | { readonly at: 'loading' }
  /** WebP pictures in base64. */
  | { readonly at: 'photo'; readonly of: ReadonlyMap<(typeof SKY_TYPES)[number], string> }
  /** Our own house: the photo has no sky that was found, or its pictures cannot be made. */
  | { readonly at: 'no-sky' | 'samples' };

/** The pictures of a version under every sky. Null when the browser saves data: then the cards have words only. */
export function useSkyPictures(version: Version | null): SkyPictures | null {
  const isWanted = version !== null && !savesData();
  const { data, isError } = useQuery({ ...skyPreviewsQuery(version?.id), enabled: isWanted });
  if (savesData()) return null;
  if (!isWanted || isError) return { at: 'samples' };
  if (data === undefined) return { at: 'loading' };
  if (data === null) return { at: 'no-sky' };
  return { at: 'photo', of: new Map(data.pictures.map(({ sky_type, picture }) => [sky_type, picture])) };
}
