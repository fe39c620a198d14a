import type { Version } from '@home-design/contract';
import { Text } from '@mantine/core';
import { copy } from '../base/copy.ts';
import classes from '../base/playground.module.css';
import { isRunning, jobIdOf } from '../base/versions.ts';
import { ProcessingNote } from './processing-note.tsx';
import type { EditJobs } from './use-edit-jobs.ts';

/** Covers the picture: the running edit, and how many more wait. The history shows them all. */
export function ProcessingNotes({ versions, jobs }: { versions: readonly Version[]; jobs: EditJobs }) {
  const running = versions.filter(isRunning);
  const first = running.find((version) => jobIdOf(version) !== null);
  const jobId = first && jobIdOf(first);
  if (!first || !jobId) return null;
  return (
    <div className={classes.note}>
      <ProcessingNote key={first.id} version={first} jobId={jobId} jobs={jobs} />
      {running.length > 1 && (
        <Text size="sm" c="dimmed" mt="xs">
          {copy.moreWaiting(running.length - 1)}
        </Text>
      )}
    </div>
  );
}
