import { planRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The person's plan, what is used of it, what they asked for, and what they pay for. */
export const ownPlanQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => call(planRoutes.own, { signal }),
});
