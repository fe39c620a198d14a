import { accountRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { isLost } from '../../lib/api/is-lost.ts';
import { log } from '../../lib/log.ts';

/** This month's designs. A failure is logged, and the box is not shown. A lost connection has its banner. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  async queryFn({ signal }) {
    try {
      return await call(accountRoutes.credits, { signal });
    } catch (error) {
      if (!signal.aborted && !isLost(error)) log.error('Credits could not be loaded', error);
      throw error;
    }
  },
});
