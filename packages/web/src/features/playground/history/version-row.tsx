import type { Image, Version } from '@home-design/contract';
import { Checkbox } from '@mantine/core';
import { type CSSProperties, type Dispatch, type KeyboardEvent, useRef, useState } from 'react';
import type { ViewEvent } from '../base/comparison.ts';
import { useVersionChanges } from '../base/use-version-changes.ts';
import { isRunning, jobIdOf } from '../base/versions.ts';
import { CancelEdit } from '../progress/cancel-edit.tsx';
import type { EditJobs } from '../progress/use-edit-jobs.ts';
import { FailedVersionActions } from './failed-version-actions.tsx';
import { GraphLine, graphWidth } from './graph-line.tsx';
import { historyCopy as copy } from './history-copy.ts';
import type { GraphRow } from './history-graph.ts';
import { RenameField } from './rename-field.tsx';
import { VersionDialogs } from './version-dialogs.tsx';
import history from './version-history.module.css';
import { VersionMenu } from './version-menu.tsx';
import { VersionRowMain } from './version-row-main.tsx';

interface VersionRowProps {
  image: Image;
  version: Version;
  graph: { row: GraphRow; lanes: number };
  /** Label of the parent, unless the parent is the next row. */
  madeFrom: string | null;
  isSelected: boolean;
  isTicked: boolean;
  dispatch: Dispatch<ViewEvent>;
  jobs: EditJobs;
}

/** One version of the history: a link to it, a checkbox for comparing, and its actions. */
export function VersionRow(props: VersionRowProps) {
  const { image, version, graph, madeFrom, isSelected, isTicked, dispatch, jobs } = props;
  const [asks, setAsks] = useState<'rename' | 'tags' | 'remove' | null>(null);
  const changes = useVersionChanges(version);
  const link = useRef<HTMLAnchorElement>(null);
  const isDone = version.status === 'completed';
  const jobId = jobIdOf(version);
  const removeNow = () =>
    changes.remove.mutate(undefined, { onSuccess: () => dispatch({ type: 'version-gone', id: version.id }) });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'F2' || !isDone) return;
    event.preventDefault();
    setAsks('rename');
  }

  function leaveRenaming(): void {
    setAsks(null);
    // The field disappears, so the focus goes to the version.
    requestAnimationFrame(() => link.current?.focus({ preventScroll: true }));
  }

  return (
    <li
      className={history.row}
      style={{ '--graph-width': `${graphWidth(graph.lanes)}px` } as CSSProperties}
      data-selected={isSelected || undefined}
      onKeyDown={onKeyDown}
    >
      <GraphLine {...graph} />
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
      <VersionRowMain
        {...{ image, version, madeFrom, jobs, isSelected, link }}
        renaming={
          asks === 'rename' ? (
            <RenameField
              label={version.label}
              onRename={(label) => changes.update.mutate({ label })}
              onLeave={leaveRenaming}
            />
          ) : undefined
        }
        onSelect={() => dispatch({ type: 'version-selected' })}
      />
      {isDone && (
        <VersionMenu
          version={version}
          changes={changes}
          onRename={() => setAsks('rename')}
          onTags={() => setAsks('tags')}
          onRemove={() => setAsks('remove')}
        />
      )}
      {isRunning(version) && jobId && (
        <span className={history.rowActions}>
          <CancelEdit version={version} jobId={jobId} jobs={jobs} />
        </span>
      )}
      {version.status === 'failed' && (
        <FailedVersionActions
          version={version}
          jobs={jobs}
          isRemoving={changes.remove.isPending}
          onRemove={removeNow}
        />
      )}
      <VersionDialogs
        version={version}
        asks={asks === 'rename' ? null : asks}
        isRemoving={changes.remove.isPending}
        onRemove={removeNow}
        onClose={() => setAsks(null)}
      />
    </li>
  );
}
