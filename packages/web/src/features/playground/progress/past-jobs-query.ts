import { jobRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** One's own edits of late, newest first: how long they took. */
export const pastJobsQuery = queryOptions({
  queryKey: ['edit-jobs', 'past'],
  queryFn: async ({ signal }) => (await call(jobRoutes.list, { signal })).results,
  staleTime: 60_000,
});
