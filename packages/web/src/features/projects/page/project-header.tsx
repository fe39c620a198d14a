import type { ProjectDetail } from '@home-design/contract';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconDots, IconLayoutBoard, IconPhotoPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';
import { ProjectTitle } from './project-title.tsx';
import type { ProjectPlace } from './use-project-place.ts';

// Menus, dialogs and forms are loaded later: showing the page and adding photos do not need them.
const ProjectMenu = lazyPart(async () => (await import('./project-menu.tsx')).ProjectMenu, 'line');

interface ProjectHeaderProps {
  project: ProjectDetail;
  isAdding: boolean;
  onAdd: () => void;
  place: ProjectPlace;
}

/** Title and address, Add Images, Create New Board, and the other actions on the project. */
export function ProjectHeader({ project, isAdding, onAdd, place }: ProjectHeaderProps) {
  const { isSelecting, select, endSelection } = place;
  const isEmpty = project.images.length === 0;

  return (
    <PageHeader
      title={<ProjectTitle key={project.title} project={project} />}
      subtitle={project.address}
      actions={
        <>
          {!isEmpty && (
            <Button
              variant={isAdding ? 'default' : 'filled'}
              className={classes.act}
              leftSection={<IconPhotoPlus size={18} stroke={ICON_STROKE} aria-hidden />}
              aria-expanded={isAdding}
              onClick={onAdd}
            >
              {isAdding ? copy.hideUpload : copy.addImages}
            </Button>
          )}
          {!isEmpty && (
            <Button
              variant="default"
              className={classes.act}
              leftSection={<IconLayoutBoard size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={isSelecting ? () => endSelection(false) : select}
            >
              {isSelecting ? copy.cancelSelection : copy.createNewBoard}
            </Button>
          )}
          <Suspense fallback={<MenuPlaceholder />}>
            <ProjectMenu project={project} />
          </Suspense>
        </>
      }
    >
      {project.notes !== '' && (
        <Text size="sm" className={classes.notes}>
          {project.notes}
        </Text>
      )}
    </PageHeader>
  );
}

/** Holds the place of the menu until the menu is loaded. */
function MenuPlaceholder() {
  return (
    <ActionIcon variant="default" disabled aria-label={copy.actions}>
      <IconDots stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
