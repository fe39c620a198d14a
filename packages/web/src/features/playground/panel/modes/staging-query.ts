import { furnishingRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api-client.ts';

/**
 * Lets the server read the room of a version while the settings are chosen, so that its staging is previewed sooner.
 * Nothing waits for it: without it, the staging reads the room itself.
 */
export const preparedStagingQuery = (versionId: VersionId) =>
  queryOptions({
    queryKey: ['prepared-staging', versionId],
    queryFn: ({ signal }) => call(furnishingRoutes.prepare, { params: { versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
