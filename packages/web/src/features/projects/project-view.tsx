import type { ProjectDetail } from '@home-design/contract';
import { Card, Group, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useDisclosure } from '@mantine/hooks';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Uploader } from '../../core/uploader/uploader.tsx';
import { useUploads } from '../../core/uploader/use-uploads.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import { ImageCard } from './image-card.tsx';
import { ProjectHeader } from './project-header.tsx';
import classes from './projects.module.css';
import { PROJECTS_KEY } from './queries.ts';

/** A project: its name, its images, and adding to them. */
export function ProjectView({ project }: { project: ProjectDetail }) {
  const queries = useQueryClient();
  const [isAdding, adding] = useDisclosure(false);
  const uploads = useUploads({
    projectId: project.id,
    onUploaded: () => void queries.invalidateQueries({ queryKey: PROJECTS_KEY }), // shows its own failure
  });
  const isEmpty = project.images.length === 0;

  function addDropped(files: File[]): void {
    adding.open();
    uploads.add(files);
  }

  return (
    <div className={classes.page}>
      <ProjectHeader project={project} isAdding={isAdding} onAdd={adding.toggle} />
      <Dropzone.FullScreen active onDrop={addDropped} className={classes.dropAnywhere}>
        <Group justify="center" gap="sm" className={classes.dropMessage}>
          <IconPhotoPlus size={40} stroke={ICON_STROKE} aria-hidden />
          <Title order={2} size="h3">
            {copy.dropAnywhere}
          </Title>
        </Group>
      </Dropzone.FullScreen>
      {(isAdding || isEmpty) && (
        <Card component="section" aria-label={copy.addImagesTitle} padding="md">
          {isEmpty && (
            <StatePanel
              icon={<IconPhotoPlus stroke={ICON_STROKE} />}
              title={copy.emptyTitle}
              text={copy.emptyText}
            />
          )}
          <Uploader uploads={uploads} />
        </Card>
      )}
      {!isEmpty && (
        <section aria-labelledby="project-images">
          <Title order={2} size="h4" id="project-images" mb="sm">
            {copy.images} ({project.images.length})
          </Title>
          <ul className={classes.grid}>
            {project.images.map((image) => (
              <li key={image.id}>
                <ImageCard image={image} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
