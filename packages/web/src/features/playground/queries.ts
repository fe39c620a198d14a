import { type ImageId, imageRoutes, RECENT_IMAGES_FETCHED, type Version } from '@home-design/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const imageQuery = (imageId: ImageId) =>
  queryOptions({
    queryKey: ['images', imageId],
    queryFn: ({ signal }) => call(imageRoutes.get, { params: { imageId }, signal }),
  });

/** Versions of an image, oldest first. */
export const versionsQuery = (imageId: ImageId) =>
  queryOptions({
    queryKey: ['images', imageId, 'versions'],
    queryFn: async ({ signal }) =>
      (await call(imageRoutes.versions, { params: { imageId }, signal })).results,
  });

export const recentImagesQuery = queryOptions({
  queryKey: ['images', 'recent'],
  queryFn: ({ signal }) =>
    call(imageRoutes.list, { query: { limit: RECENT_IMAGES_FETCHED, ordering: '-created_at' }, signal }),
});

/** Shows a version that was just begun before the list has been loaded again. */
export function addVersion(queries: QueryClient, version: Version): void {
  queries.setQueryData(versionsQuery(version.image).queryKey, (versions) =>
    versions?.some((each) => each.id === version.id) ? versions : [...(versions ?? []), version],
  );
}
