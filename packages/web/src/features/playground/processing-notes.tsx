import type { Version } from '@home-design/contract';
import { Stack } from '@mantine/core';
import { ProcessingNote } from './processing-note.tsx';
import type { EditJobs } from './use-edit-jobs.ts';
import { isRunning, jobIdOf } from './versions.ts';

/** A note for each edit of the image that is being made. */
export function ProcessingNotes({ versions, jobs }: { versions: readonly Version[]; jobs: EditJobs }) {
  const running = versions.filter(isRunning);
  if (running.length === 0) return null;
  return (
    <Stack gap="sm">
      {running.map((version) => {
        const jobId = jobIdOf(version);
        return jobId && <ProcessingNote key={version.id} version={version} jobId={jobId} jobs={jobs} />;
      })}
    </Stack>
  );
}
