import type { ProjectDetail } from '@home-design/contract';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconDownload, IconPencil, IconTrash, IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useExport } from '../../../core/zip/use-export.ts';
import { lookPath } from '../../../lib/addresses/look-path.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { copy } from '../copy.ts';
import { DeleteProjectDialog } from './delete-project-dialog.tsx';
import { EditProjectDialog } from './edit-project-dialog.tsx';

const ZipDialog = lazyPart(
  async () => (await import('../../../core/zip/zip-dialog.tsx')).ZipDialog,
  'dialog',
);

/** Actions on the project: change its details, delete it. */
export function ProjectMenu({ project }: { project: ProjectDetail }) {
  const [isEditing, editing] = useDisclosure(false);
  const [isRemoving, removing] = useDisclosure(false);
  const [isDownloading, downloading] = useDisclosure(false);
  const exporting = useExport(project.title);

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={copy.actions}>
            <IconDots stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={18} stroke={ICON_STROKE} aria-hidden />}
            onClick={editing.open}
          >
            {copy.rename}
          </Menu.Item>
          {project.images.length > 0 && (
            <Menu.Item
              leftSection={<IconWand size={18} stroke={ICON_STROKE} aria-hidden />}
              component={Link}
              to={lookPath(project.id)}
            >
              {copy.applyToListing}
            </Menu.Item>
          )}
          {project.images.length > 0 && (
            <Menu.Item
              leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={downloading.open}
            >
              {copy.download}
            </Menu.Item>
          )}
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={18} stroke={ICON_STROKE} aria-hidden />}
            onClick={removing.open}
          >
            {copy.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <OnDemand wanted={isDownloading}>
        <ZipDialog
          opened={isDownloading}
          onClose={downloading.close}
          title={copy.download}
          choosesContents
          onDownload={(settings, { contents, label, originals }) =>
            exporting.mutate({ ...settings, project: project.id, pictures: contents, label, originals })
          }
        />
      </OnDemand>
      <EditProjectDialog project={project} opened={isEditing} onClose={editing.close} />
      <DeleteProjectDialog project={project} opened={isRemoving} onClose={removing.close} />
    </>
  );
}
