import { type ListingId, type ProjectId, publishingProfileRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Begins the keys of every query about publishing: a change of rules is a change of all of them. */
export const PUBLISHING_KEY = ['publishing'] as const;

/** The rules by which the photos of a project are published; null when it belongs to no listing. */
export const projectProfileQuery = (projectId: ProjectId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'project', projectId],
    queryFn: async ({ signal }) =>
      (await call(publishingProfileRoutes.ofProject, { params: { projectId }, signal })).profile,
  });

/** Every set of rules that can be chosen. */
export const profilesQuery = queryOptions({
  queryKey: [...PUBLISHING_KEY, 'profiles'],
  queryFn: async ({ signal }) => (await call(publishingProfileRoutes.list, { signal })).results,
});

/** What stands in the way of publishing a listing. */
export const publishingStateQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'listing', listingId],
    queryFn: ({ signal }) => call(publishingProfileRoutes.state, { params: { listingId }, signal }),
  });
