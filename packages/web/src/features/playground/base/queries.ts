import { type ImageId, imageRoutes, type Version } from '@home-design/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

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

/** Shows a new version before the list is loaded again. */
export function addVersion(queries: QueryClient, version: Version): void {
  queries.setQueryData(versionsQuery(version.image).queryKey, (versions) =>
    versions?.some((each) => each.id === version.id) ? versions : [...(versions ?? []), version],
  );
}
