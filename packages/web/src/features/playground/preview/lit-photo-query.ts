import type { Version } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { urlForSide } from '../../../core/photo/url-for-side.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';

/** A version that can be shown in any light, at most `side` pixels long; null before its picture is stored. */
export const litPhotoQuery = (version: Version | undefined, side: number) =>
  queryOptions({
    queryKey: ['lit-photo', version?.id, side],
    queryFn: async () => {
      const url = version ? urlForSide(version, side) : null;
      if (url === null) return null;
      const { openLitPhoto } = await loadedOnce(() => import('./lit-photo.ts'));
      return openLitPhoto(url, side);
    },
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    // Each has some megabytes.
    gcTime: 60_000,
    // The edit works without a preview, so there is no retry.
    retry: false,
  });
