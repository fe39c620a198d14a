import type { ProjectDetail } from '@home-design/contract';
import { Skeleton, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { ProjectBoardsParts } from '../boards/project-boards-parts.ts';
import { copy } from '../copy.ts';
import { ProjectImages } from '../images/project-images.tsx';
import type { ProjectPlace, ProjectTab } from './use-project-place.ts';

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
  place: ProjectPlace;
}

/** The images and the boards of a project, each in a tab. The address holds the tab. */
export function ProjectContent({ project, boards, place }: ProjectContentProps) {
  const { tab, isSelecting } = place;
  const isEmpty = project.images.length === 0;

  return (
    <>
      <Suspense>
        <PicturesOnTheirWay projectId={project.id} images={project.images.length} />
      </Suspense>
      <Tabs value={tab} onChange={(chosen) => place.show(chosen as ProjectTab)} keepMounted={false}>
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
        <Tabs.Panel value="images" pt="md">
          {isSelecting && (
            <Suspense fallback={<Skeleton height={320} />}>
              <BoardSelection
                project={project}
                CreateDialog={boards.CreateDialog}
                onEnd={place.endSelection}
              />
            </Suspense>
          )}
          {!isSelecting && !isEmpty && <ProjectImages project={project} />}
        </Tabs.Panel>
        <Tabs.Panel value="boards" pt="md">
          <Suspense fallback={<Skeleton height={320} />}>
            <boards.Tab project={project} onCreate={place.select} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
