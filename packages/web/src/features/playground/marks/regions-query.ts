import { type VersionId, versionRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';

/** The surfaces of a version. The server finds them on the first request. */
export const regionsQuery = (versionId: VersionId) =>
  queryOptions({
    queryKey: ['regions', versionId],
    queryFn: async ({ signal }) => {
      const [map, { readRegionMap }] = await Promise.all([
        call(versionRoutes.findRegions, { params: { versionId }, signal }),
        loadedOnce(() => import('./region-map.ts')),
      ]);
      return readRegionMap(map);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
