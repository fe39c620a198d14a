import type { Image, Version } from '@home-design/contract';
import { Checkbox, Loader, Progress, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../core/photo/photo.tsx';
import { formatTimeAgo } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { CancelEdit } from './cancel-edit.tsx';
import type { ViewEvent } from './comparison.ts';
import { classNames, copy } from './copy.ts';
import { FailedVersionActions } from './failed-version-actions.tsx';
import type { EditJobs } from './use-edit-jobs.ts';
import { useNow } from './use-now.ts';
import history from './version-history.module.css';
import { isRunning, jobIdOf } from './versions.ts';

interface VersionRowProps {
  image: Image;
  version: Version;
  isSelected: boolean;
  isTicked: boolean;
  dispatch: Dispatch<ViewEvent>;
  jobs: EditJobs;
}

/** One version of the history: a link to it, a tick for comparing, or how its making goes. */
export function VersionRow({ image, version, isSelected, isTicked, dispatch, jobs }: VersionRowProps) {
  const isDone = version.status === 'completed';
  const jobId = jobIdOf(version);
  return (
    <li className={history.row} data-selected={isSelected || undefined}>
      {isDone ? (
        <Checkbox
          className={history.tick}
          size="md"
          aria-label={copy.tick(version.label)}
          checked={isTicked}
          onChange={() => dispatch({ type: 'ticked', id: version.id })}
        />
      ) : (
        <span className={history.tick} />
      )}
      {isDone ? (
        <Link
          className={history.rowLink}
          to={paths.playground({ imageId: image.id, versionId: version.id })}
          preventScrollReset
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => dispatch({ type: 'version-selected' })}
        >
          <Photo className={history.rowPhoto} picture={version} alt="" sizes="72px" detail="thumbnail" />
          <RowText version={version} jobs={jobs} />
        </Link>
      ) : (
        <div className={history.rowLink}>
          <span className={history.rowPhoto} data-empty>
            {isRunning(version) && <Loader size={24} aria-hidden />}
          </span>
          <RowText version={version} jobs={jobs} />
        </div>
      )}
      {isRunning(version) && jobId && (
        <span className={history.rowActions}>
          <CancelEdit version={version} jobId={jobId} jobs={jobs} />
        </span>
      )}
      {version.status === 'failed' && (
        <FailedVersionActions version={version} jobs={jobs} onRemoved={dispatch} />
      )}
    </li>
  );
}

function RowText({ version, jobs }: { version: Version; jobs: EditJobs }) {
  const now = useNow(60_000);
  const jobId = jobIdOf(version);
  const job = jobId ? jobs.jobs.get(jobId) : undefined;

  return (
    <span className={history.rowText}>
      <Text component="span" fw={550} size="sm" truncate title={version.label}>
        {version.label}
      </Text>
      {version.status === 'completed' && (
        <Text component="span" size="xs" c="dimmed">
          {[
            formatTimeAgo(version.created_at, now),
            ...(version.changed_share === null ? [] : [copy.changedShare(version.changed_share)]),
            ...(version.edit_class === null ? [] : [classNames[version.edit_class]]),
          ].join(' · ')}
        </Text>
      )}
      {isRunning(version) && (
        <>
          <Text component="span" size="xs" c="dimmed">
            {[copy.processing, ...(job ? [copy.stageOf(job.stage, job.progress)] : [])].join(' · ')}
          </Text>
          <Progress component="span" size="xs" value={(job?.progress ?? 0) * 100} aria-hidden />
        </>
      )}
      {version.status === 'failed' && (
        <Text component="span" size="xs" c="red">
          {copy.failed}: {version.error_message || copy.editFailed}
        </Text>
      )}
    </span>
  );
}
