import type { Version } from '@home-design/contract';
import { Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useConnection } from '../../../lib/api/connection.ts';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Moment } from '../../../ui/moment.tsx';
import { aboutCopy, changeName } from '../base/about-copy.ts';
import { copy as pageCopy } from '../base/copy.ts';
import { isRefused } from '../base/solutions.ts';
import { isRunning, jobIdOf } from '../base/versions.ts';
import type { EditJobs } from '../progress/use-edit-jobs.ts';
import { historyCopy as copy } from './history-copy.ts';
import { TagChips } from './tag-chips.tsx';
import history from './version-history.module.css';

interface VersionRowTextProps {
  version: Version;
  /** The name of the parent, unless the parent is the next row. */
  madeFrom: string | null;
  jobs: EditJobs;
  /** Takes the place of the name while it is edited. */
  renaming?: ReactNode;
}

/** A version's name, facts and tags; or the progress of its edit. */
export function VersionRowText({ version, madeFrom, jobs, renaming }: VersionRowTextProps) {
  const isDone = version.status === 'completed';
  return (
    <span className={history.rowText}>
      {renaming ?? (
        <Text component="span" fw={550} size="sm" className={history.rowName} title={version.label}>
          <span className={history.rowLabel}>{version.label}</span>
          {version.is_favorite && (
            <>
              <IconStarFilled size={14} className={history.favoriteMark} aria-hidden />
              <VisuallyHidden>{copy.favorite(version.label)}</VisuallyHidden>
            </>
          )}
        </Text>
      )}
      {isDone && <Facts version={version} madeFrom={madeFrom} />}
      {isDone && version.tags.length > 0 && <TagChips tags={version.tags} />}
      {isRunning(version) && <Making version={version} jobs={jobs} />}
      {version.status === 'failed' && (
        <Text component="span" size="xs" {...(!isRefused(version) && { c: 'red' })}>
          {isRefused(version) ? copy.refused : copy.failed}: {version.error_message || pageCopy.editFailed}
        </Text>
      )}
    </span>
  );
}

function Facts({ version, madeFrom }: { version: Version; madeFrom: string | null }) {
  const now = useNow(60_000);
  const change = changeName(version);
  const facts = [
    ...(version.changed_share === null ? [] : [aboutCopy.changedShare(version.changed_share)]),
    ...(change === null ? [] : [change]),
  ];
  return (
    <>
      <Text component="span" size="xs" c="dimmed">
        {version.suggested_because !== null && `${copy.suggestion} · `}
        {version.is_primary && `${copy.primary} · `}
        <Moment at={version.created_at}>{formatTimeAgo(version.created_at, now)}</Moment>
        {facts.map((fact) => ` · ${fact}`)}
      </Text>
      {madeFrom !== null && (
        <Text component="span" size="xs" c="dimmed" truncate>
          {copy.madeFrom(madeFrom)}
        </Text>
      )}
    </>
  );
}

function Making({ version, jobs }: { version: Version; jobs: EditJobs }) {
  const jobId = jobIdOf(version);
  const job = jobId ? jobs.jobs.get(jobId) : undefined;
  const isAway = useConnection(({ at }) => at === 'away');
  return (
    <>
      <Text component="span" size="xs" c="dimmed">
        {isAway
          ? pageCopy.goesOnAway
          : [pageCopy.processing, ...(job ? [pageCopy.stageOf(job.stage, job.progress)] : [])].join(' · ')}
      </Text>
      <Progress component="span" size="xs" value={(job?.progress ?? 0) * 100} aria-hidden />
    </>
  );
}
