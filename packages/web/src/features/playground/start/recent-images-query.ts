import { imageRoutes, RECENT_IMAGES_FETCHED } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The recent images, newest first. */
export const recentImagesQuery = queryOptions({
  queryKey: ['images', 'recent'],
  queryFn: ({ signal }) =>
    call(imageRoutes.list, { query: { limit: RECENT_IMAGES_FETCHED, ordering: '-created_at' }, signal }),
});
