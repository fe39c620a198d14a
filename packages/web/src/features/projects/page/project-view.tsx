import type { ProjectDetail } from '@home-design/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure, useThrottledCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { PROJECTS_KEY } from '../../../core/store/queries.ts';
import { useUploads } from '../../../core/uploader/use-uploads.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { ProjectBoardsParts } from '../boards/project-boards-parts.ts';
import { copy } from '../copy.ts';
import { ProjectKeys } from '../project-keys.tsx';
import classes from '../projects.module.css';
import { ProjectHeader } from './project-header.tsx';
import { useProjectPlace } from './use-project-place.ts';

const ProjectBatch = lazyPart(
  async () => (await import('../batch/project-batch.tsx')).ProjectBatch,
  'hidden',
);
const ProjectContent = lazyPart(async () => (await import('./project-content.tsx')).ProjectContent);
// Loaded at once, in parallel with the page. A failure does not matter here: using it tries again.
void ProjectContent.preload();
const Uploader = lazyPart(async () => (await import('../../../core/uploader/uploader.tsx')).Uploader);
const DropAnywhere = lazyPart(async () => (await import('./drop-anywhere.tsx')).DropAnywhere, 'hidden');

/** How long a finished upload list is shown before the images replace it. */
const SENT_SHOWN_MS = 1_000;
/** How often new photos appear during a large upload. */
const SHOWN_EVERY_MS = 2_000;

interface ProjectViewProps {
  project: ProjectDetail;
  boards: ProjectBoardsParts;
}

/** A project: its name, its images and boards, and the upload area. */
export function ProjectView({ project, boards }: ProjectViewProps) {
  const queries = useQueryClient();
  const [isAdding, adding] = useDisclosure(false);
  const place = useProjectPlace();
  // A project of a thousand photos is not reloaded for each new one.
  const showUploaded = useThrottledCallback(
    () => void queries.invalidateQueries({ queryKey: PROJECTS_KEY }), // shows its own failure
    SHOWN_EVERY_MS,
  );
  const uploads = useUploads({
    projectId: project.id,
    // The limit of ten is per request, and each photo is sent by itself.
    limits: { maxFiles: Number.POSITIVE_INFINITY },
    startAtOnce: true,
    hasButtons: true,
    onUploaded: showUploaded,
  });
  const isEmpty = project.images.length === 0;
  const isUnsent = uploads.items.some((item) => item.status !== 'success');
  const isAllSent = uploads.items.length > 0 && !isUnsent;

  const { clear } = uploads;
  const { close } = adding;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment when everything is sent counts.
  useEffect(() => {
    if (!isAllSent) return;
    const timer = setTimeout(() => {
      clear();
      close();
    }, SENT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAllSent]);

  function addDropped(files: File[]): void {
    adding.open();
    uploads.add(files);
  }

  return (
    <div className={classes.page}>
      <ProjectHeader project={project} isAdding={isAdding} onAdd={adding.toggle} place={place} />
      <Suspense>
        <DropAnywhere onDrop={addDropped} />
      </Suspense>
      {(isAdding || isEmpty || uploads.items.length > 0) && (
        <section className={classes.panel} aria-label={copy.addImagesTitle}>
          {isEmpty && uploads.items.length === 0 && (
            <div className={classes.empty}>
              <Title order={2} size="h3">
                {copy.emptyTitle}
              </Title>
              <Text c="dimmed">{copy.emptyText}</Text>
            </div>
          )}
          <Suspense fallback={<Skeleton height={112} />}>
            <Uploader uploads={uploads} />
          </Suspense>
        </section>
      )}
      <ProjectKeys />
      {!isEmpty && (
        <Suspense>
          <ProjectBatch project={project} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height={320} />}>
        <ProjectContent project={project} boards={boards} place={place} />
      </Suspense>
    </div>
  );
}
