import {
  type EditAccepted,
  type EditMode,
  editRoutes,
  furnishingRoutes,
  type ImageId,
  imageRoutes,
  jobRoutes,
  objectRoutes,
  RECENT_IMAGES_FETCHED,
  TRANSFORMATION_NAMES,
  tagRoutes,
  type Version,
  type VersionId,
  versionRoutes,
} from '@home-design/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { sampleRooms } from './sample-rooms.ts';

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

/** Rooms drawn for trying things out; they come with the web app. */
export const sampleRoomsQuery = queryOptions({
  queryKey: ['sample-rooms'],
  queryFn: ({ signal }) => sampleRooms(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The things in a version; asked for only when somebody wants to know. */
export const objectsQuery = (imageId: ImageId, versionId: VersionId) =>
  queryOptions({
    queryKey: ['images', imageId, 'objects', versionId],
    queryFn: ({ signal }) =>
      call(objectRoutes.detect, { params: { imageId }, body: { version_id: versionId }, signal }),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The surfaces of a version, found by the server if nobody asked before. */
export const regionsQuery = (versionId: VersionId) =>
  queryOptions({
    queryKey: ['regions', versionId],
    queryFn: async ({ signal }) => {
      const [map, { readRegionMap }] = await Promise.all([
        call(versionRoutes.findRegions, { params: { versionId }, signal }),
        import('./marks/region-map.ts'),
      ]);
      return readRegionMap(map);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Camera and room of a version, found by the server if nobody asked before. */
export const roomQuery = (versionId: VersionId) =>
  queryOptions({
    queryKey: ['room', versionId],
    queryFn: ({ signal }) => call(furnishingRoutes.room, { params: { versionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What an arrangement may be made of. */
export const furnitureQuery = queryOptions({
  queryKey: ['furniture'],
  queryFn: async ({ signal }) => (await call(furnishingRoutes.kinds, { signal })).results,
  staleTime: Number.POSITIVE_INFINITY,
});

/** One's own edits of late, newest first: how long they took. */
export const pastJobsQuery = queryOptions({
  queryKey: ['edit-jobs', 'past'],
  queryFn: async ({ signal }) => (await call(jobRoutes.list, { signal })).results,
  staleTime: 60_000,
});

/** Words that versions are sorted by. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({ signal }) => (await call(tagRoutes.list, { signal })).results,
});

/** By how much two versions differ; a version never changes. */
export const differenceQuery = (before: VersionId, after: VersionId) =>
  queryOptions({
    queryKey: ['difference', before, after],
    queryFn: async ({ signal }) => {
      const { differences } = await call(versionRoutes.compare, {
        body: { version_ids: [before, after] },
        signal,
      });
      return differences[0] ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Asks for an edit of a version. */
export const applyEdit = (edit: {
  versionId: VersionId;
  mode: EditMode;
  args: Record<string, unknown>;
  idempotencyKey: string;
}): Promise<EditAccepted> =>
  call(editRoutes.apply, {
    params: { transformation: TRANSFORMATION_NAMES[edit.mode][0] },
    body: { version_id: edit.versionId, args: edit.args },
    idempotencyKey: edit.idempotencyKey,
  });

/** Shows a version that was just begun before the list has been loaded again. */
export function addVersion(queries: QueryClient, version: Version): void {
  queries.setQueryData(versionsQuery(version.image).queryKey, (versions) =>
    versions?.some((each) => each.id === version.id) ? versions : [...(versions ?? []), version],
  );
}
