import type { UprightView, VersionId } from '@home-design/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { uprightQuery } from './queries.ts';

/** The verticals of a version: not examined yet, failed, or found. */
export type KnownUpright = { at: 'waiting' } | { at: 'failed' } | { at: 'known'; view: UprightView };

/** Finds the verticals of versions, one version at a time: each takes the server some seconds. */
export function useUprights(
  versionIds: readonly VersionId[],
  isWanted: boolean,
): ReadonlyMap<VersionId, KnownUpright> {
  const queries = useQueryClient();
  const key = versionIds.join(' ');
  useEffect(() => {
    if (!isWanted) return;
    const look = { isOver: false };
    void lookAtAll(key.split(' ').filter(Boolean) as VersionId[]);
    return () => {
      look.isOver = true;
    };

    async function lookAtAll(ids: readonly VersionId[]): Promise<void> {
      for (const id of ids) {
        if (look.isOver) return;
        // the query keeps its error, which is shown beside the photo
        await queries.ensureQueryData(uprightQuery(id)).catch(() => undefined);
      }
    }
  }, [queries, key, isWanted]);

  const found = useQueries({ queries: versionIds.map((id) => ({ ...uprightQuery(id), enabled: false })) });
  return new Map(
    versionIds.map((id, i) => {
      const { data, isError } = found[i] ?? {};
      return [id, data ? { at: 'known', view: data } : { at: isError ? 'failed' : 'waiting' }];
    }),
  );
}
