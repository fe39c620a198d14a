import { previewRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api-client.ts';
import { untilAnswered } from '../../../../lib/api/until-answered.ts';

/** Small pictures of a version under every sky; null when no sky is certain. */
export const skyPreviewsQuery = (versionId: VersionId | undefined) =>
  queryOptions({
    queryKey: ['sky-previews', versionId],
    queryFn: async ({ signal }) => {
      if (!versionId) return null;
      const ask = () => call(previewRoutes.skies, { params: { versionId }, signal });
      return (await untilAnswered(ask, signal)).skies;
    },
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    // The edit works without pictures, so there is no retry.
    retry: false,
  });
