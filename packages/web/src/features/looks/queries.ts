import {
  type ImageId,
  type LookId,
  lookRoutes,
  type ProjectId,
  recipeRoutes,
  type VersionId,
} from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** How often a look under way is reloaded, in case an event was lost. */
const BACKSTOP_MS = 5_000;

export const recipesQuery = queryOptions({
  queryKey: ['recipes'],
  queryFn: async ({ signal }) => (await call(recipeRoutes.list, { signal })).results,
});

/** How the light of the chosen photos would be adjusted; reloaded when the choice changes. */
export const lightQuery = (projectId: ProjectId, imageIds: readonly ImageId[]) =>
  queryOptions({
    queryKey: ['look-light', projectId, imageIds],
    queryFn: async ({ signal }) => {
      const body = { image_ids: [...imageIds] };
      return (await call(lookRoutes.compareLight, { params: { projectId }, body, signal })).photos;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** How the verticals of a version would be straightened. The answer never changes. */
export const uprightQuery = (versionId: VersionId) =>
  queryOptions({
    queryKey: ['look-upright', versionId],
    queryFn: ({ signal }) => call(lookRoutes.previewUpright, { params: { versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Looks of a project, the newest first. */
export const looksQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: ['looks', 'of', projectId],
    queryFn: async ({ signal }) => (await call(lookRoutes.list, { params: { projectId }, signal })).results,
  });

export const lookQuery = (lookId: LookId) =>
  queryOptions({
    queryKey: ['looks', lookId],
    queryFn: ({ signal }) => call(lookRoutes.get, { params: { lookId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'waiting' || item.state === 'running')
        ? BACKSTOP_MS
        : false,
  });
