import { type GoingQuestion, objectRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { loadedOnce } from '../../../lib/load-code.ts';

/** What an edit would take away from a version, found by the server if nobody asked before. */
export const goingQuery = (versionId: VersionId, question: GoingQuestion) =>
  queryOptions({
    queryKey: ['going', versionId, question],
    queryFn: async ({ signal }) => {
      const [list, { readThings }] = await Promise.all([
        call(objectRoutes.listGoing, { params: { versionId }, body: question, signal }),
        loadedOnce(() => import('./found-things.ts')),
      ]);
      return readThings(list);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
