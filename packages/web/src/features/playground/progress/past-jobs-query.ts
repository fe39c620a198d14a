import { jobRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The user's latest edits, newest first, with their durations. */
export const pastJobsQuery = queryOptions({
  queryKey: ['edit-jobs', 'past'],
  queryFn: async ({ signal }) => (await call(jobRoutes.list, { signal })).results,
  staleTime: 60_000,
});
