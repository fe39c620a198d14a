import { sessionRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Where the person is signed in: this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(sessionRoutes.list, { signal })).results,
});
