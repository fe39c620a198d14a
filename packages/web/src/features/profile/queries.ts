import { PROFILE_ACTIVITY_LIMIT, profileRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { log } from '../../lib/log.ts';

/** The user's numbers. A failure is logged, and the page shows zeros. */
export const quickStatsQuery = queryOptions({
  queryKey: ['profile', 'numbers'],
  queryFn: ({ signal }) =>
    logged(
      signal,
      'The numbers of the profile could not be loaded',
      call(profileRoutes.quickStats, { signal }),
    ),
});

/** The latest activity. A failure is logged, and the page shows an empty list. */
export const activityQuery = queryOptions({
  queryKey: ['profile', 'activity'],
  queryFn: async ({ signal }) => {
    const query = { limit: PROFILE_ACTIVITY_LIMIT };
    const asked = call(profileRoutes.activity, { query, signal });
    return (await logged(signal, 'The activity of the profile could not be loaded', asked)).activities;
  },
});

async function logged<Value>(signal: AbortSignal, message: string, asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!signal.aborted) log.error(message, error);
    throw error;
  }
}
