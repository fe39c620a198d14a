import { BoardId } from '@home-design/contract';
import { useParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { copy } from '../copy.ts';
import { BoardNotFound } from './board-not-found.tsx';
import { BoardView } from './board-view.tsx';
import { LoadedBoard } from './loaded-board.tsx';

/** A board as its owner sees it. */
export function BoardPage() {
  const id = BoardId.safeParse(useParams().boardId).data;
  // What is not an id names no board, so the server need not be asked.
  if (id === undefined) return <BoardNotFound />;
  return (
    <RequireSession asks={copy.asks}>
      <LoadedBoard key={id} id={id}>
        {(board) => <BoardView board={board} />}
      </LoadedBoard>
    </RequireSession>
  );
}
