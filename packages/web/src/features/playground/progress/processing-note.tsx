import type { EditJob, EditJobId, Version } from '@home-design/contract';
import { ActionIcon, Button, Loader, Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { askForNotices, canAskForNotices } from '../../../core/job-watch/desktop-notice.ts';
import { useSecondsLeft } from '../../../core/job-watch/use-seconds-left.ts';
import { useConnection } from '../../../lib/api/connection.ts';
import { formatPercent, inAboutWords } from '../../../lib/formats.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../base/copy.ts';
import classes from '../base/playground.module.css';
import { CancelEdit } from './cancel-edit.tsx';
import { formatRunningTime } from './running-time.ts';
import type { EditJobs } from './use-edit-jobs.ts';

interface ProcessingNoteProps {
  version: Version;
  jobId: EditJobId;
  jobs: EditJobs;
}

/** The stage, the progress and the duration of a running edit, and the button that cancels it. */
export function ProcessingNote({ version, jobId, jobs }: ProcessingNoteProps) {
  const now = useNow(1000);
  const job = jobs.jobs.get(jobId);
  const left = useSecondsLeft(job?.seconds_left ?? null, now);
  const [canAsk, setCanAsk] = useState(canAskForNotices);
  const isAway = useConnection(({ at }) => at === 'away');
  const startedAt = job?.started_at ?? job?.created_at ?? version.created_at;

  return (
    <>
      <div className={classes.noteLine}>
        <Loader size={22} className={classes.noteLoader} aria-hidden />
        <div className={classes.noteAbout}>
          <Text fw={600} size="sm" lineClamp={2}>
            {copy.processing}: {version.label}
          </Text>
          <Text size="xs" c="dimmed" className={classes.number}>
            {isAway ? copy.goesOnAway : [...stateOf(job), ...timeOf(job, startedAt, left, now)].join(' · ')}
          </Text>
        </div>
        {canAsk && (
          <ActionIcon
            variant="default"
            aria-label={copy.tellMe}
            title={copy.tellMe}
            // One request is enough, whatever the answer.
            onClick={() => void askForNotices().finally(() => setCanAsk(false))}
          >
            <IconBell size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        )}
        <CancelEdit version={version} jobId={jobId} jobs={jobs} />
      </div>
      <Progress
        mt="xs"
        size="sm"
        value={(job?.progress ?? 0) * 100}
        transitionDuration={250}
        aria-label={copy.progressLabel(version.label)}
      />
      {/* Screen readers hear the stage when it changes. Every percent would be too much. */}
      <VisuallyHidden role="status">
        {job ? `${version.label}: ${isAway ? copy.goesOnAway : job.stage}` : ''}
      </VisuallyHidden>
      {jobs.timedOut.has(jobId) && (
        <div className={classes.noteLine} role="status">
          <Text size="sm" className={classes.noteAbout}>
            <strong>{copy.timeout}.</strong> {copy.timeoutText}
          </Text>
          <Button variant="light" onClick={() => jobs.resume(jobId)}>
            {copy.keepWatching}
          </Button>
        </div>
      )}
    </>
  );
}

/** The elapsed time and, if known, the time left; for a waiting edit, the waiting time and its start. */
function timeOf(job: EditJob | undefined, since: string, left: number | null, now: Date): string[] {
  if (job && job.queue_position !== null) {
    const wait = job.estimated_wait_seconds;
    const starts = wait === null || wait < 1 ? [] : [copy.startsIn(inAboutWords(wait))];
    return [copy.waitingFor(formatRunningTime(job.created_at, now)), ...starts];
  }
  return [
    copy.runningFor(formatRunningTime(since, now)),
    ...(left === null ? [] : [copy.timeLeft(inAboutWords(left))]),
  ];
}

function stateOf(job: EditJob | undefined): string[] {
  if (!job) return [];
  if (job.queue_position === null) return [job.stage, formatPercent(job.progress)];
  return [job.stage, job.queue_position === 0 ? copy.nextInLine : copy.aheadOf(job.queue_position)];
}
