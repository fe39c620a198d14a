import type { Board, BoardId } from '@home-design/contract';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { boardQuery } from '../../../core/store/board-queries.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import classes from '../boards.module.css';
import { copy } from '../copy.ts';
import { BoardNotFound } from './board-not-found.tsx';

interface LoadedBoardProps {
  id: BoardId;
  children: (board: Board) => ReactNode;
}

/** Loads a board with all its versions, and shows a skeleton or an error until it is there. */
export function LoadedBoard({ id, children }: LoadedBoardProps) {
  const board = useQuery(boardQuery(id));
  const isMissing = board.error instanceof ApiError && board.error.status === 404;
  useDocumentTitle(board.data?.name ?? copy.title);
  useFailureToast(isMissing ? null : board.error, copy.errorTitle, copy.boardFailed);

  if (board.isPending) return <BoardSkeleton />;
  if (isMissing) return <BoardNotFound />;
  if (board.data) return children(board.data);
  return (
    <StatePanel
      tone="problem"
      order={1}
      icon={<IconCloudOff stroke={ICON_STROKE} />}
      title={copy.boardFailed}
      text={board.error.message}
      action={<Button onClick={() => void board.refetch()}>{copy.tryAgain}</Button>}
    />
  );
}

/** A placeholder with the final layout of the board. */
function BoardSkeleton() {
  return (
    <div className={classes.page}>
      <VisuallyHidden role="status">{copy.boardLoading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton height={18} width="min(20rem, 70%)" mb="md" />
        <Skeleton height={36} width="min(16rem, 60%)" />
      </div>
      <div className={classes.grid} aria-hidden>
        {['one', 'two', 'three'].map((place) => (
          <Skeleton key={place} className={classes.pictureSkeleton} />
        ))}
      </div>
    </div>
  );
}
