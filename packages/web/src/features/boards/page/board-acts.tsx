import type { Board } from '@home-design/contract';
import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconCopy, IconDots, IconFileTypePdf, IconPencil, IconShare, IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { copy } from '../copy.ts';
import { liveLinks } from '../links/live-links.ts';
import { useCopyViewLink } from '../use-copy-view-link.ts';
import { DownloadButton } from './download-button.tsx';

// The menu is loaded later: showing the page does not need it.
const BoardMore = lazyPart(async () => (await import('./board-more.tsx')).BoardMore, 'line');
const PdfDialog = lazyPart(async () => (await import('./pdf-dialog.tsx')).PdfDialog, 'dialog');
const DeleteBoardDialog = lazyPart(
  async () => (await import('../delete-board-dialog.tsx')).DeleteBoardDialog,
  'dialog',
);

const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** The actions on a board, in one row. Phones have 'Edit Board', 'PDF' and 'Delete Board' in the menu. */
export function BoardActs({ board }: { board: Board }) {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [isSavingPdf, pdf] = useDisclosure(false);
  const [isRemoving, removing] = useDisclosure(false);
  const hasPictures = board.image_count > 0;
  const canEdit = !board.is_auto_generated;
  const after = board.project === null ? paths.projects() : paths.project(board.project, { tab: 'boards' });

  return (
    <>
      {hasPictures && <ShareButton board={board} />}
      {canEdit && !isNarrow && (
        <Button
          component={Link}
          to={paths.editBoard(board.id)}
          variant="default"
          leftSection={<IconPencil {...icon} />}
        >
          {copy.edit}
        </Button>
      )}
      {hasPictures && <DownloadButton board={board} />}
      {hasPictures && !isNarrow && (
        <Button variant="default" leftSection={<IconFileTypePdf {...icon} />} onClick={pdf.open}>
          {copy.pdf}
        </Button>
      )}
      {!isNarrow && (
        <Button variant="subtle" color="red" leftSection={<IconTrash {...icon} />} onClick={removing.open}>
          {copy.remove}
        </Button>
      )}
      {(isNarrow || liveLinks(board.share_links).length > 0) && (
        <Suspense fallback={<MenuPlaceholder />}>
          <BoardMore
            board={board}
            canEdit={canEdit && isNarrow}
            onPdf={hasPictures && isNarrow ? pdf.open : undefined}
            onRemove={isNarrow ? removing.open : undefined}
          />
        </Suspense>
      )}
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

/** Copies the link for clients. A board without one leads to the settings that make it. */
function ShareButton({ board }: { board: Board }) {
  const copying = useCopyViewLink();
  if (liveLinks(board.share_links, 'view').length === 0)
    return (
      <Button
        component={Link}
        to={paths.board(board.id, { tab: 'share' })}
        leftSection={<IconShare {...icon} />}
      >
        {copy.share}
      </Button>
    );
  return (
    <Button
      leftSection={<IconCopy {...icon} />}
      loading={copying.isPending}
      onClick={() => copying.mutate(board)}
    >
      {copy.copyLink}
    </Button>
  );
}

/** Holds the place of the menu until the menu is loaded. */
function MenuPlaceholder() {
  return (
    <ActionIcon variant="default" disabled aria-hidden>
      <IconDots stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
