import { projectRoutes } from '@home-design/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ERROR_TITLE } from '../../ui/toasts/expected-state.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { useFailureToast } from '../../ui/toasts/use-failure-toast.ts';
import { PROJECTS_KEY } from './queries.ts';

/** Sentences of the specification about the sample project, word for word. */
const copy = {
  welcome: 'Welcome!',
  made: 'Your sample project is ready: rooms before and after.',
  errorTitle: ERROR_TITLE,
  failed: 'Failed to initialize sample project',
};

/** Creates the user's sample project. Null if they have deleted it: it is not created twice. */
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

/** The welcome is shown once in a page's life. */
let welcomed: string | null = null;

/**
 * Creates the sample project of a user without projects, without a click, and welcomes them.
 * @param isFirstTime whether the user is known to have no projects
 */
export function useSampleProject(isFirstTime: boolean): { isBeingMade: boolean } {
  const queries = useQueryClient();
  const sample = useQuery({ ...sampleProjectQuery, enabled: isFirstTime });
  const { data, error } = sample;

  useEffect(() => {
    if (!data?.is_new || welcomed === data.id) return;
    welcomed = data.id;
    toast.success(copy.welcome, copy.made);
    // Each query shows its own failure.
    void queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    void queries.invalidateQueries({ queryKey: ['images', 'recent'] });
  }, [data, queries]);

  useFailureToast(error, copy.errorTitle, copy.failed);

  return { isBeingMade: isFirstTime && sample.isFetching };
}
