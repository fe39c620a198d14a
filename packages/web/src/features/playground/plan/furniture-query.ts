import { furnishingRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The kinds of furniture for an arrangement. */
export const furnitureQuery = queryOptions({
  queryKey: ['furniture'],
  queryFn: async ({ signal }) => (await call(furnishingRoutes.kinds, { signal })).results,
  staleTime: Number.POSITIVE_INFINITY,
});
