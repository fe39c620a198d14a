import { type VersionId, versionRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The difference of two versions. A version never changes. */
export const differenceQuery = (before: VersionId, after: VersionId) =>
  queryOptions({
    queryKey: ['difference', before, after],
    queryFn: async ({ signal }) => {
      const { differences } = await call(versionRoutes.compare, {
        body: { version_ids: [before, after] },
        signal,
      });
      return differences[0] ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
