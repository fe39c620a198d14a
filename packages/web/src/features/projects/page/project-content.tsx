import type { ProjectDetail } from '@home-design/contract';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconLayoutBoard } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { ProjectBoardsParts } from '../boards/project-boards-parts.ts';
import { copy } from '../copy.ts';
import { ProjectImages } from '../images/project-images.tsx';
import classes from '../projects.module.css';

// Parts about boards can load after the images.
const BoardCount = lazyPart(async () => (await import('../boards/board-count.tsx')).BoardCount, 'line');
const PicturesOnTheirWay = lazyPart(
  async () => (await import('./pictures-on-their-way.tsx')).PicturesOnTheirWay,
  'hidden',
);
const BoardSelection = lazyPart(async () => (await import('../boards/board-selection.tsx')).BoardSelection);

interface ProjectContentProps {
  project: ProjectDetail;
  boards: ProjectBoardsParts;
}

/** The images and the boards of a project, each in a tab. The address holds the tab. */
export function ProjectContent({ project, boards }: ProjectContentProps) {
  const [tab, setTab] = useTab();
  const [isSelecting, setIsSelecting] = useState(false);
  const isEmpty = project.images.length === 0;

  function select(): void {
    setTab('images');
    setIsSelecting(true);
  }
  function endSelection(isCreated: boolean): void {
    setIsSelecting(false);
    if (isCreated) setTab('boards');
  }
  function show(chosen: ProjectTab): void {
    setIsSelecting(false);
    setTab(chosen);
  }

  return (
    <>
      <Suspense>
        <PicturesOnTheirWay projectId={project.id} images={project.images.length} />
      </Suspense>
      <Tabs value={tab} onChange={(chosen) => show(chosen as ProjectTab)} keepMounted={false}>
        <div className={classes.tabs}>
          <Tabs.List aria-label={copy.tabsLabel}>
            <Tabs.Tab value="images">{copy.imagesTab(project.images.length)}</Tabs.Tab>
            <Tabs.Tab value="boards">
              <span>
                {copy.boards}
                <Suspense>
                  <BoardCount projectId={project.id} />
                </Suspense>
              </span>
            </Tabs.Tab>
          </Tabs.List>
          {!isEmpty && (
            <Button
              variant="default"
              leftSection={<IconLayoutBoard size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={isSelecting ? () => setIsSelecting(false) : select}
            >
              {isSelecting ? copy.cancelSelection : copy.createNewBoard}
            </Button>
          )}
        </div>
        <Tabs.Panel value="images" pt="md">
          {isSelecting && (
            <Suspense fallback={<Skeleton height={320} />}>
              <BoardSelection project={project} CreateDialog={boards.CreateDialog} onEnd={endSelection} />
            </Suspense>
          )}
          {!isSelecting && !isEmpty && <ProjectImages project={project} />}
        </Tabs.Panel>
        <Tabs.Panel value="boards" pt="md">
          <Suspense fallback={<Skeleton height={320} />}>
            <boards.Tab project={project} onCreate={select} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

type ProjectTab = 'images' | 'boards';

/** The open tab and the function that changes it; other parameters of the address stay. */
function useTab(): [ProjectTab, (tab: ProjectTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'boards' ? 'boards' : 'images';
  return [
    tab,
    (chosen) => {
      const next = new URLSearchParams(search);
      if (chosen === 'images') next.delete('tab');
      else next.set('tab', chosen);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  ];
}
