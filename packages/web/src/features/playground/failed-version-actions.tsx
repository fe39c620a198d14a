import { type Version, versionRoutes } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';
import type { ViewEvent } from './comparison.ts';
import { copy } from './copy.ts';
import classes from './playground.module.css';
import { imageQuery } from './queries.ts';
import type { EditJobs } from './use-edit-jobs.ts';
import history from './version-history.module.css';
import { jobIdOf } from './versions.ts';

interface FailedVersionActionsProps {
  version: Version;
  jobs: EditJobs;
  onRemoved: Dispatch<ViewEvent>;
}

/** A failed edit can be tried again or taken off the list; nothing is lost either way. */
export function FailedVersionActions({ version, jobs, onRemoved }: FailedVersionActionsProps) {
  const queries = useQueryClient();
  const jobId = jobIdOf(version);
  const remove = useMutation({
    mutationFn: () => call(versionRoutes.remove, { params: { versionId: version.id } }),
    onSuccess: () => onRemoved({ type: 'version-gone', id: version.id }),
    onError: (error) => toast.error(copy.removeFailed, messageOf(error, copy.editFailed)),
    onSettled: () => queries.invalidateQueries({ queryKey: imageQuery(version.image).queryKey }),
  });

  return (
    <span className={history.rowActions}>
      {jobId && (
        <Button
          variant="light"
          className={classes.touch}
          aria-label={copy.retryOf(version.label)}
          loading={jobs.retry.isPending && jobs.retry.variables === jobId}
          onClick={() => jobs.retry.mutate(jobId)}
        >
          {copy.retry}
        </Button>
      )}
      <Button
        variant="subtle"
        color="red"
        className={classes.touch}
        aria-label={copy.removeOf(version.label)}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {copy.remove}
      </Button>
    </span>
  );
}
