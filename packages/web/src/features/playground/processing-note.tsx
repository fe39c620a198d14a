import type { EditJob, EditJobId, Version } from '@home-design/contract';
import { Button, Card, Group, Loader, Progress, Text, VisuallyHidden } from '@mantine/core';
import { formatPercent } from '../../lib/formats.ts';
import { copy } from './copy.ts';
import classes from './playground.module.css';
import { formatRunningTime } from './running-time.ts';
import type { EditJobs } from './use-edit-jobs.ts';
import { useNow } from './use-now.ts';

interface ProcessingNoteProps {
  version: Version;
  jobId: EditJobId;
  jobs: EditJobs;
}

/** What an edit is doing now, how far it is and how long it has taken; it can be cancelled. */
export function ProcessingNote({ version, jobId, jobs }: ProcessingNoteProps) {
  const now = useNow(1000);
  const job = jobs.jobs.get(jobId);
  const isTimedOut = jobs.timedOut.has(jobId);
  const isCancelling = jobs.cancel.isPending && jobs.cancel.variables === jobId;
  const startedAt = job?.started_at ?? job?.created_at ?? version.created_at;

  return (
    <Card className={classes.note} padding="md">
      <Group justify="space-between" gap="sm" wrap="wrap">
        <Group gap="sm" wrap="nowrap" className={classes.noteAbout}>
          <Loader size={22} aria-hidden />
          <div>
            <Text fw={600}>
              {copy.processing}: {version.label}
            </Text>
            <Text size="sm" c="dimmed">
              {[...stateOf(job), copy.runningFor(formatRunningTime(startedAt, now))].join(' · ')}
            </Text>
          </div>
        </Group>
        <Button
          variant="default"
          className={classes.touch}
          onClick={() => jobs.cancel.mutate(jobId)}
          aria-disabled={isCancelling}
          loading={isCancelling}
        >
          {copy.cancel}
        </Button>
      </Group>
      <Progress
        mt="sm"
        value={(job?.progress ?? 0) * 100}
        transitionDuration={250}
        aria-label={copy.progressLabel(version.label)}
      />
      {/* The stage is announced when it changes; each percent would drown everything else. */}
      <VisuallyHidden role="status">{job ? `${version.label}: ${job.stage}` : ''}</VisuallyHidden>
      {isTimedOut && (
        <Group mt="sm" gap="sm" role="status">
          <Text size="sm">
            <strong>{copy.timeout}.</strong> {copy.timeoutText}
          </Text>
          <Button variant="light" className={classes.touch} onClick={() => jobs.resume(jobId)}>
            {copy.keepWatching}
          </Button>
        </Group>
      )}
    </Card>
  );
}

function stateOf(job: EditJob | undefined): string[] {
  if (!job) return [];
  if (job.queue_position === null) return [job.stage, formatPercent(job.progress)];
  return [job.stage, job.queue_position === 0 ? copy.nextInLine : copy.aheadOf(job.queue_position)];
}
