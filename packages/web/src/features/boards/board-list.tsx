import type { Board, ProjectId } from '@home-design/contract';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCloudOff, IconLayoutBoard } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { boardsQuery } from '../../core/store/board-queries.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../ui/lazy-part/on-demand.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { useFailureToast } from '../../ui/toasts/use-failure-toast.ts';
import { BoardCard } from './board-card.tsx';
import classes from './boards.module.css';
import { copy } from './copy.ts';

const RenameBoardDialog = lazyPart(
  async () => (await import('./rename-board-dialog.tsx')).RenameBoardDialog,
  'dialog',
);
const DeleteBoardDialog = lazyPart(
  async () => (await import('./delete-board-dialog.tsx')).DeleteBoardDialog,
  'dialog',
);

interface BoardListProps {
  /** Only this project's; absent: all. */
  project?: ProjectId;
  /** Shown when there are no boards. */
  empty: { title: string; text: string; action: ReactNode };
}

/** The user's boards as cards, newest first, in their four states. */
export function BoardList({ project, empty }: BoardListProps) {
  const boards = useInfiniteQuery(boardsQuery(project));
  useFailureToast(boards.error, copy.errorTitle, copy.loadFailed);

  if (boards.isPending) return <Skeletons />;
  if (!boards.data) {
    return (
      <StatePanel
        tone="problem"
        icon={<IconCloudOff stroke={ICON_STROKE} />}
        title={copy.loadFailed}
        text={boards.error.message}
        action={<Button onClick={() => void boards.refetch()}>{copy.tryAgain}</Button>}
      />
    );
  }
  const shown = boards.data.pages.flatMap((page) => page.results);
  if (shown.length === 0) return <StatePanel icon={<IconLayoutBoard stroke={ICON_STROKE} />} {...empty} />;
  return (
    <>
      <Cards boards={shown} showsProject={project === undefined} />
      {boards.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={boards.isFetchingNextPage}
          onClick={() => void boards.fetchNextPage()}
        >
          {copy.showMore}
        </Button>
      )}
    </>
  );
}

/** The cards, and the dialogs that their menus open. */
function Cards({ boards, showsProject }: { boards: readonly Board[]; showsProject: boolean }) {
  // Keeps the board while its dialog closes, so that the name stays.
  const [asked, setAsked] = useState<{ act: 'rename' | 'remove'; board: Board } | null>(null);
  const [isAsking, asking] = useDisclosure(false);
  const isOpen = (act: 'rename' | 'remove') => isAsking && asked?.act === act;

  function ask(act: 'rename' | 'remove', board: Board): void {
    setAsked({ act, board });
    asking.open();
  }

  return (
    <>
      <ul className={classes.grid} aria-label={copy.listLabel}>
        {boards.map((board) => (
          <li key={board.id}>
            <BoardCard
              board={board}
              showsProject={showsProject}
              onRename={() => ask('rename', board)}
              onRemove={() => ask('remove', board)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <>
          <OnDemand wanted={isOpen('rename')}>
            <RenameBoardDialog
              key={asked.board.id}
              board={asked.board}
              opened={isOpen('rename')}
              onClose={asking.close}
            />
          </OnDemand>
          <OnDemand wanted={isOpen('remove')}>
            <DeleteBoardDialog
              board={asked.board}
              opened={isOpen('remove')}
              onClose={asking.close}
              failure={copy.removeFailed}
            />
          </OnDemand>
        </>
      )}
    </>
  );
}

function Skeletons() {
  return (
    <>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <div className={classes.grid} aria-hidden>
        {['one', 'two', 'three'].map((place) => (
          <Skeleton key={place} className={classes.cardSkeleton} />
        ))}
      </div>
    </>
  );
}
