import { BoardId } from '@home-design/contract';
import { useParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { copy } from '../copy.ts';
import { BoardNotFound } from './board-not-found.tsx';
import { BoardView } from './board-view.tsx';
import { LoadedBoard } from './loaded-board.tsx';

/** The page of a board for its owner. */
export function BoardPage() {
  const id = BoardId.safeParse(useParams().boardId).data;
  // An invalid id names no board, so no request is needed.
  if (id === undefined) return <BoardNotFound />;
  return (
    <RequireSession asks={copy.asks}>
      <LoadedBoard key={id} id={id}>
        {(board) => <BoardView board={board} />}
      </LoadedBoard>
    </RequireSession>
  );
}
