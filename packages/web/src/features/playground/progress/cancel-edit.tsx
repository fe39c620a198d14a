import type { EditJobId, Version } from '@home-design/contract';
import { Button } from '@mantine/core';
import { copy } from '../base/copy.ts';
import type { EditJobs } from './use-edit-jobs.ts';

/** Cancels a running edit, which is then not charged. */
export function CancelEdit({ version, jobId, jobs }: { version: Version; jobId: EditJobId; jobs: EditJobs }) {
  return (
    <Button
      variant="default"
      aria-label={copy.cancelOf(version.label)}
      loading={jobs.cancel.isPending && jobs.cancel.variables === jobId}
      onClick={() => jobs.cancel.mutate(jobId)}
    >
      {copy.cancel}
    </Button>
  );
}
