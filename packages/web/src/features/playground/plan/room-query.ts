import { furnishingRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Camera and room of a version. The server finds them on the first request. */
export const roomQuery = (versionId: VersionId) =>
  queryOptions({
    queryKey: ['room', versionId],
    queryFn: ({ signal }) => call(furnishingRoutes.room, { params: { versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
