import { projectRoutes } from '@home-design/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import { PROJECTS_KEY } from './queries.ts';

/** Sentences of the specification about the sample project, word for word. */
const copy = {
  welcome: 'Welcome!',
  made: 'Your sample project is ready: rooms before and after.',
  errorTitle: 'Error',
  failed: 'Failed to initialize sample project',
};

/** Gives this person the sample project. Null when they have deleted it: nobody gets it twice. */
const sampleProjectQuery = queryOptions({
  queryKey: ['sample-project'],
  async queryFn({ signal }) {
    try {
      return await call(projectRoutes.createSample, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sample_project_deleted') return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Said once in a page's life, whoever asked. */
let welcomed: string | null = null;

/**
 * Makes the sample project of somebody who has nothing yet, without a click, and welcomes them.
 * @param isFirstTime whether it is known that they have nothing
 */
export function useSampleProject(isFirstTime: boolean): { isBeingMade: boolean } {
  const queries = useQueryClient();
  const sample = useQuery({ ...sampleProjectQuery, enabled: isFirstTime });
  const { data, error } = sample;

  useEffect(() => {
    if (!data?.is_new || welcomed === data.id) return;
    welcomed = data.id;
    toast.success(copy.welcome, copy.made);
    // Each shows its own failure.
    void queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    void queries.invalidateQueries({ queryKey: ['images', 'recent'] });
  }, [data, queries]);

  useEffect(() => {
    if (error) toast.error(copy.errorTitle, copy.failed);
  }, [error]);

  return { isBeingMade: isFirstTime && sample.isFetching };
}
