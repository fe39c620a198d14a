import { BoardId } from '@home-design/contract';
import { Navigate, useParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { copy } from '../copy.ts';
import { BoardNotFound } from '../page/board-not-found.tsx';
import { LoadedBoard } from '../page/loaded-board.tsx';
import { EditBoardForm } from './edit-board-form.tsx';

/** Edits name, description and pictures of a board. An auto-generated board leads back to its page. */
export function EditBoardPage() {
  const id = BoardId.safeParse(useParams().boardId).data;
  if (id === undefined) return <BoardNotFound />;
  return (
    <RequireSession asks={copy.asks}>
      <LoadedBoard key={id} id={id}>
        {(board) =>
          board.is_auto_generated ? (
            <Navigate to={paths.board(board.id)} replace />
          ) : (
            <EditBoardForm board={board} />
          )
        }
      </LoadedBoard>
    </RequireSession>
  );
}
