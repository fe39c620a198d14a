import { objectRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import type { RemovalQuality } from './mark-store.ts';

/** Possible watermarks in a version, searched as closely as the edit would. */
export const marksQuery = (versionId: VersionId, quality: RemovalQuality) =>
  queryOptions({
    queryKey: ['marks', versionId, quality],
    queryFn: async ({ signal }) => {
      const body = { removal_quality: quality };
      const [{ marks }, { regionsOfMarks }] = await Promise.all([
        call(objectRoutes.findMarks, { params: { versionId }, body, signal }),
        loadedOnce(() => import('./found-marks.ts')),
      ]);
      return regionsOfMarks(marks);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
