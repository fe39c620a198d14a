import { type GoingQuestion, objectRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';

/** The things that an edit would remove from a version. The server finds them on the first request. */
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
