import { activityRoutes, type ImageId, imageRoutes } from '@home-design/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** All versions of an image, oldest first. */
export const variationsQuery = (imageId: ImageId) =>
  queryOptions({
    queryKey: ['variations', imageId],
    queryFn: async ({ signal }) =>
      (await call(imageRoutes.versions, { params: { imageId }, signal })).results,
  });

/** How often the list is reloaded while an edit is running. */
const ACTIVE_REFRESH_MS = 5_000;

/** The activity, newest first; pages are counted from 1. */
export const operationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['operations', page],
    queryFn: ({ signal }) => call(activityRoutes.operations, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const isActive = state.data?.results.some(
        ({ status }) => status === 'pending' || status === 'in_progress',
      );
      return isActive ? ACTIVE_REFRESH_MS : false;
    },
  });
