import { type Tag, tagRoutes, type Version, type VersionId } from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { imageQuery, PROJECTS_KEY, tagsQuery } from '../queries.ts';

/** Actions on the tags of versions. */
export const tagOperations = (queries: QueryClient) => {
  const changed = async (version: Version): Promise<Version> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: tagsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: imageQuery(version.image).queryKey }),
      queries.invalidateQueries({ queryKey: PROJECTS_KEY }),
    ]);
    return version;
  };
  return {
    /** Own tags; an empty list if they cannot be loaded, which is logged. */
    async list(): Promise<readonly Tag[]> {
      try {
        return await queries.fetchQuery(tagsQuery);
      } catch (error) {
        log.error('Tags could not be loaded', error);
        return [];
      }
    },

    /** @param tag its id or its name; a new name creates a tag */
    add: async (versionId: VersionId, tag: string): Promise<Version> =>
      changed(await call(tagRoutes.add, { params: { versionId }, body: { tag } })),

    remove: async (versionId: VersionId, tag: string): Promise<Version> =>
      changed(await call(tagRoutes.remove, { params: { versionId }, body: { tag } })),
  };
};
