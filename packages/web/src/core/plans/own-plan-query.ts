import { planRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** The person's plan, its use so far, the requested plan, and the subscription. */
export const ownPlanQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => call(planRoutes.own, { signal }),
});
