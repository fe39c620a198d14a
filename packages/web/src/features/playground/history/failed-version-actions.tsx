import type { EditMode, Version } from '@home-design/contract';
import { Button } from '@mantine/core';
import { isRefused, solutionName } from '../base/solutions.ts';
import { jobIdOf } from '../base/versions.ts';
import type { EditJobs } from '../progress/use-edit-jobs.ts';
import { historyCopy as copy } from './history-copy.ts';
import history from './version-history.module.css';

interface FailedVersionActionsProps {
  version: Version;
  jobs: EditJobs;
  isRemoving: boolean;
  onRemove: () => void;
}

/** The actions of a failed edit: try again or remove it, and for a refused one, do it by hand. Nothing is lost. */
export function FailedVersionActions({ version, jobs, isRemoving, onRemove }: FailedVersionActionsProps) {
  const jobId = jobIdOf(version);
  const mode = version.operation as EditMode;
  return (
    <span className={history.rowActions}>
      {isRefused(version) && (
        <Button
          variant="light"
          aria-label={copy.solutionOf(solutionName(mode), version.label)}
          onClick={() => jobs.solve(mode)}
        >
          {solutionName(mode)}
        </Button>
      )}
      {jobId && (
        <Button
          variant="light"
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
        aria-label={copy.removeOf(version.label)}
        loading={isRemoving}
        onClick={onRemove}
      >
        {copy.remove}
      </Button>
    </span>
  );
}
