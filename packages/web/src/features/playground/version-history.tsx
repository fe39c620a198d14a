import type { Image, Version } from '@home-design/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import type { Dispatch } from 'react';
import type { PlaygroundView, ViewEvent } from './comparison.ts';
import { copy } from './copy.ts';
import classes from './playground.module.css';
import type { EditJobs } from './use-edit-jobs.ts';
import history from './version-history.module.css';
import { VersionRow } from './version-row.tsx';

interface VersionHistoryProps {
  image: Image;
  /** Oldest first. */
  versions: readonly Version[];
  selected: Version | null;
  view: PlaygroundView;
  dispatch: Dispatch<ViewEvent>;
  jobs: EditJobs;
}

/** Every version of the image, newest first; two of them can be ticked and compared. */
export function VersionHistory({ image, versions, selected, view, dispatch, jobs }: VersionHistoryProps) {
  return (
    <Card component="section" aria-labelledby="version-history" className={history.history} padding="md">
      <Group justify="space-between" gap="sm" mb="xs">
        <div>
          <Title order={2} size="h4" id="version-history">
            {copy.historyTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {versions.length > 1 ? copy.historyHint : copy.historyCount(versions.length)}
          </Text>
        </div>
        {versions.length > 1 && (
          <Button
            variant="light"
            className={classes.touch}
            disabled={view.ticked.length < 2}
            onClick={() =>
              dispatch({ type: 'ticked-compared', order: versions.map((version) => version.id) })
            }
          >
            {copy.compare}
          </Button>
        )}
      </Group>
      <div className={history.historyScroll}>
        <ul className={history.rows}>
          {versions.toReversed().map((version) => (
            <VersionRow
              key={version.id}
              image={image}
              version={version}
              isSelected={version.id === selected?.id}
              isTicked={view.ticked.includes(version.id)}
              dispatch={dispatch}
              jobs={jobs}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}
