import { type Image, isFinished, type Version, type VersionId } from '@home-design/contract';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type Dispatch, Suspense, useContext, useState } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import type { PlaygroundView, ViewEvent } from '../base/comparison.ts';
import { SharingSlot } from '../base/sharing-slot.ts';
import type { EditJobs } from '../progress/use-edit-jobs.ts';
import { historyCopy as copy } from './history-copy.ts';
import { historyGraph, laneCount } from './history-graph.ts';
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

/** All versions of the image as a tree, newest first. Ticked ones are compared or put on a board. */
export function VersionHistory({ image, versions, selected, view, dispatch, jobs }: VersionHistoryProps) {
  const [onlyFavorites, setOnlyFavorites] = useState(false);
  const hasFavorites = versions.some((version) => version.is_favorite);
  const isFiltered = onlyFavorites && hasFavorites;
  const shown = versions.filter((version) => !isFiltered || version.is_favorite).toReversed();
  const graph = historyGraph(shown);
  const lanes = laneCount(graph);
  const Sharing = useContext(SharingSlot);
  const forBoard = versionsForBoard(versions, view.ticked);

  return (
    <Card component="section" aria-labelledby="version-history" className={history.history} padding="md">
      <Group justify="space-between" gap="sm" mb="xs">
        <div>
          <Title order={2} size="h4" id="version-history">
            {copy.title}
          </Title>
          <Text size="sm" c="dimmed">
            {versions.length > 1 ? copy.hint : copy.count(versions.length)}
          </Text>
        </div>
        <Group gap="xs">
          {hasFavorites && (
            <Button
              variant={onlyFavorites ? 'light' : 'default'}
              aria-pressed={onlyFavorites}
              leftSection={<FavoriteIcon isOn={onlyFavorites} />}
              onClick={() => setOnlyFavorites(!onlyFavorites)}
            >
              {copy.onlyFavorites}
            </Button>
          )}
          {Sharing && forBoard.length > 1 && (
            <Suspense>
              <Sharing.Several image={image} versions={forBoard} />
            </Suspense>
          )}
          {versions.length > 1 && (
            <Button
              variant="light"
              disabled={view.ticked.length !== 2}
              onClick={() =>
                dispatch({ type: 'ticked-compared', order: versions.map((version) => version.id) })
              }
            >
              {copy.compare}
            </Button>
          )}
        </Group>
      </Group>
      <div className={history.historyScroll}>
        <ul className={history.rows}>
          {shown.map((version, place) => (
            <VersionRow
              key={version.id}
              image={image}
              version={version}
              graph={{ row: graph[place] ?? { lane: 0, through: [], hasAbove: false, below: null }, lanes }}
              madeFrom={branchedFrom(versions, version, shown[place + 1])}
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

/** The versions of a new board, oldest first: the ticked ones, or else all finished edits. */
function versionsForBoard(versions: readonly Version[], ticked: readonly VersionId[]): Version[] {
  const chosen = versions.filter(({ id }) => ticked.includes(id));
  if (chosen.length > 0) return chosen;
  return versions.filter((version) => version.kind !== 'original' && isFinished(version));
}

/** The name of a version's parent, unless the parent is the next one in the list. */
function branchedFrom(
  versions: readonly Version[],
  { parent }: Version,
  next: Version | undefined,
): string | null {
  if (parent === null || next?.id === parent) return null;
  return versions.find(({ id }) => id === parent)?.label ?? null;
}

function FavoriteIcon({ isOn }: { isOn: boolean }) {
  const Icon = isOn ? IconStarFilled : IconStar;
  return <Icon size={18} stroke={ICON_STROKE} aria-hidden />;
}
