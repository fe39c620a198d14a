import { previewRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';

/** The layers that show the walls of a version in any paint; null when no wall is certain. */
export const wallPreviewQuery = (versionId: VersionId | undefined) =>
  queryOptions({
    queryKey: ['wall-preview', versionId],
    queryFn: async ({ signal }) => {
      if (!versionId) return null;
      const [{ layers }, { readLayers }] = await Promise.all([
        call(previewRoutes.walls, { params: { versionId }, signal }),
        loadedOnce(() => import('./read-layers.ts')),
      ]);
      return layers && readLayers(layers);
    },
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    // Each has some ten megabytes.
    gcTime: 60_000,
    // The edit works without a preview, so there is no retry.
    retry: false,
  });
