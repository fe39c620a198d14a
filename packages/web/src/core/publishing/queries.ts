import { type ListingId, type ProjectId, publishingProfileRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Prefix of the query keys about publishing: a change of rules invalidates all of them. */
export const PUBLISHING_KEY = ['publishing'] as const;

/** The publishing rules for the photos of a project; null if it belongs to no listing. */
export const projectProfileQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'project', projectId],
    queryFn: async ({ signal }) =>
      (await call(publishingProfileRoutes.ofProject, { params: { projectId }, signal })).profile,
  });

/** All sets of rules on offer. */
export const profilesQuery = queryOptions({
  queryKey: [...PUBLISHING_KEY, 'profiles'],
  queryFn: async ({ signal }) => (await call(publishingProfileRoutes.list, { signal })).results,
});

/** The obstacles to publishing a listing. */
export const publishingStateQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'listing', listingId],
    queryFn: ({ signal }) => call(publishingProfileRoutes.state, { params: { listingId }, signal }),
  });
