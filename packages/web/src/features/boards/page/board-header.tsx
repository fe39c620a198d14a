import type { Board } from '@home-design/contract';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileTypePdf, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';
import { DownloadButton } from './download-button.tsx';

const PdfDialog = lazyPart(async () => (await import('./pdf-dialog.tsx')).PdfDialog, 'dialog');
const DeleteBoardDialog = lazyPart(
  async () => (await import('../delete-board-dialog.tsx')).DeleteBoardDialog,
  'dialog',
);

/** The name and facts of the board, and its actions. */
export function BoardHeader({ board }: { board: Board }) {
  const navigate = useNavigate();
  const [isSavingPdf, pdf] = useDisclosure(false);
  const [isRemoving, removing] = useDisclosure(false);
  const after = board.project === null ? paths.projects() : paths.project(board.project, { tab: 'boards' });

  return (
    <>
      <PageHeader
        title={board.name}
        actions={
          <>
            {!board.is_auto_generated && (
              <Button
                component={Link}
                to={paths.editBoard(board.id)}
                variant="default"
                leftSection={<IconPencil size={18} stroke={ICON_STROKE} aria-hidden />}
              >
                {copy.edit}
              </Button>
            )}
            {board.image_count > 0 && (
              <>
                <DownloadButton board={board} />
                <Button
                  variant="default"
                  leftSection={<IconFileTypePdf size={18} stroke={ICON_STROKE} aria-hidden />}
                  onClick={pdf.open}
                >
                  {copy.pdf}
                </Button>
              </>
            )}
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={removing.open}
            >
              {copy.remove}
            </Button>
          </>
        }
      >
        {board.description !== '' && <Text className={classes.description}>{board.description}</Text>}
        <Group gap={6} mt={4}>
          <Badge variant="light" color="gray">
            {copy.imageCount(board.image_count)}
          </Badge>
          {board.share_token !== null && <Badge variant="light">{copy.shareable}</Badge>}
          {board.is_auto_generated && (
            <Badge variant="light" color="gray">
              {copy.automatic}
            </Badge>
          )}
        </Group>
      </PageHeader>
      <OnDemand wanted={isSavingPdf}>
        <PdfDialog board={board} opened={isSavingPdf} onClose={pdf.close} />
      </OnDemand>
      <OnDemand wanted={isRemoving}>
        <DeleteBoardDialog
          board={board}
          opened={isRemoving}
          onClose={removing.close}
          failure={copy.removeFailedHere}
          onRemoved={() => navigate(after)}
        />
      </OnDemand>
    </>
  );
}
