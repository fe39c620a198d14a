import {
  furnishingRoutes,
  type GoingQuestion,
  type ImageId,
  jobRoutes,
  objectRoutes,
  type VersionId,
  versionRoutes,
} from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { loadedOnce } from '../../lib/load-code.ts';
import type { RemovalQuality } from './marks/mark-store.ts';

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
        loadedOnce(() => import('./marks/region-map.ts')),
      ]);
      return readRegionMap(map);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What an edit would take away from a version, found by the server if nobody asked before. */
export const goingQuery = (versionId: VersionId, question: GoingQuestion) =>
  queryOptions({
    queryKey: ['going', versionId, question],
    queryFn: async ({ signal }) => {
      const [list, { readThings }] = await Promise.all([
        call(objectRoutes.listGoing, { params: { versionId }, body: question, signal }),
        loadedOnce(() => import('./select/found-things.ts')),
      ]);
      return readThings(list);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What may be a watermark in a version, looked for as closely as the edit would. */
export const marksQuery = (versionId: VersionId, quality: RemovalQuality) =>
  queryOptions({
    queryKey: ['marks', versionId, quality],
    queryFn: async ({ signal }) => {
      const body = { removal_quality: quality };
      const [{ marks }, { regionsOfMarks }] = await Promise.all([
        call(objectRoutes.findMarks, { params: { versionId }, body, signal }),
        loadedOnce(() => import('./marks/found-marks.ts')),
      ]);
      return regionsOfMarks(marks);
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
