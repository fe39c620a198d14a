import type { ProjectDetail } from '@home-design/contract';
import { ActionIcon, Anchor, Button, Group, Menu, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPencil, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import { DeleteProjectDialog } from './delete-project-dialog.tsx';
import { EditProjectDialog } from './edit-project-dialog.tsx';
import classes from './projects.module.css';

interface ProjectHeaderProps {
  project: ProjectDetail;
  isAdding: boolean;
  onAdd: () => void;
}

/** Title and address, Add Images, and what else can be done with the project. */
export function ProjectHeader({ project, isAdding, onAdd }: ProjectHeaderProps) {
  const [isEditing, editing] = useDisclosure(false);
  const [isRemoving, removing] = useDisclosure(false);
  const isEmpty = project.images.length === 0;

  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        <Anchor component={Link} to={paths.projects()} size="sm" hiddenFrom="sm" className={classes.textLink}>
          {copy.title}
        </Anchor>
        <Title order={1} size="h2">
          {project.title}
        </Title>
        {project.address !== '' && <Text c="dimmed">{project.address}</Text>}
        {project.notes !== '' && (
          <Text size="sm" className={classes.notes}>
            {project.notes}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {!isEmpty && (
          <Button
            className={classes.touch}
            variant={isAdding ? 'default' : 'filled'}
            leftSection={<IconPhotoPlus size={18} stroke={ICON_STROKE} aria-hidden />}
            aria-expanded={isAdding}
            onClick={onAdd}
          >
            {isAdding ? copy.hideUpload : copy.addImages}
          </Button>
        )}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={44} aria-label={copy.actions}>
              <IconDots stroke={ICON_STROKE} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              className={classes.touch}
              leftSection={<IconPencil size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={editing.open}
            >
              {copy.rename}
            </Menu.Item>
            <Menu.Item
              className={classes.touch}
              color="red"
              leftSection={<IconTrash size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={removing.open}
            >
              {copy.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <EditProjectDialog project={project} opened={isEditing} onClose={editing.close} />
      <DeleteProjectDialog project={project} opened={isRemoving} onClose={removing.close} />
    </header>
  );
}
