import { type ImageId, objectRoutes, type VersionId } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The detected things of a version; loaded only on request. */
export const objectsQuery = (imageId: ImageId, versionId: VersionId) =>
  queryOptions({
    queryKey: ['images', imageId, 'objects', versionId],
    queryFn: ({ signal }) =>
      call(objectRoutes.detect, { params: { imageId }, body: { version_id: versionId }, signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
