import { type BoardId, boardRoutes } from '@home-design/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import { countFrom, pageOf, windowOf } from '../../platform/paging.ts';
import { cleanFileName } from '../../platform/pictures/file-names.ts';
import { sendPdf } from '../board-pdf/index.ts';
import { originalsOf } from '../collections/index.ts';
import { savedAs, type ZippedPicture, zipPictures } from '../downloads/index.ts';
import { exportsHaveWatermark } from '../plans/index.ts';
import { type ShareDeps, sightOf } from '../shares/index.ts';
import { boardPdf } from './board-pdf.ts';
import { addToBoard, changeBoard, takeFromBoard } from './change-board.ts';
import { createBoard } from './create-board.ts';
import { boardsForList, wholeBoard } from './read-boards.ts';
import { removeBoard, restoreBoard } from './remove-board.ts';
import { boardsPage, countBoards, ownBoard } from './store.ts';
import { boardName, boardView, type WholeBoard } from './view.ts';

/** Binds the calls of owners that create and change boards; `shares` binds those of visitors. */
export function bindBoards(app: FastifyInstance, deps: ShareDeps): void {
  const { db, opened } = deps;

  bindRoute(app, boardRoutes.list, async ({ query, who, request }) => {
    const filter = { userId: who.userId, projectId: query.project };
    const window = windowOf(query);
    const boards = await boardsPage(db, filter, window);
    const count = await countFrom(window, boards.length, () => countBoards(db, filter));
    const sight = sightOf(deps, request);
    const shown = (await boardsForList(db, boards)).map((board) => boardView(board, sight));
    return pageOf(shown, count, query);
  });

  bindRoute(app, boardRoutes.create, async ({ body, who, request }) => {
    // C-31: both names are accepted.
    const projectId = body.project ?? body.project_id;
    if (!projectId) throw new AppError('invalid_request');
    const { name, description, version_ids: versionIds } = body;
    return readBoard(
      who,
      await createBoard(deps, who, { projectId, name, description, versionIds }),
      request,
    );
  });

  bindRoute(app, boardRoutes.get, ({ params, who, request }) => readBoard(who, params.boardId, request));

  bindRoute(app, boardRoutes.update, async ({ params, body, who, request }) => {
    await changeBoard(deps, who, params.boardId, body);
    opened.forget();
    return readBoard(who, params.boardId, request);
  });
  bindRoute(app, boardRoutes.addVersions, async ({ params, body, who, request }) => {
    await addToBoard(deps, who, params.boardId, body.version_ids);
    opened.forget();
    return readBoard(who, params.boardId, request);
  });
  bindRoute(app, boardRoutes.removeVersion, async ({ params, who }) => {
    await takeFromBoard(deps, who, params.boardId, params.versionId);
    opened.forget();
  });
  bindRoute(app, boardRoutes.remove, async ({ params, who }) => {
    await removeBoard(deps, who, params.boardId);
    opened.forget();
  });
  bindRoute(app, boardRoutes.restore, async ({ params, who, request }) => {
    await restoreBoard(deps, who, params.boardId);
    return readBoard(who, params.boardId, request);
  });

  bindRoute(app, boardRoutes.download, async ({ params, query, who, reply }) => {
    const board = await requireBoard(who, params.boardId);
    const { items } = await wholeBoard(db, board);
    if (items.length === 0) throw new AppError('nothing_to_export', 'This board has no pictures yet.');
    const watermark = await exportsHaveWatermark(db, who.userId);
    const stream = zipPictures(
      deps,
      { board: boardName(board) },
      savedAs(query, { label: query.label === '1', watermark }),
      await withOriginals(items, query.originals === '1'),
    );
    void reply
      .headers({
        'content-disposition': contentDisposition(`${cleanFileName(boardName(board)) || 'board'}.zip`),
        'cache-control': 'no-store',
      })
      .type('application/zip')
      .send(stream);
  });

  bindRoute(app, boardRoutes.pdf, async ({ params, query, who, reply }) => {
    const board = await requireBoard(who, params.boardId);
    const asked = { label: query.label === '1', originals: query.originals === '1' };
    sendPdf(reply, boardName(board), await boardPdf(deps, await wholeBoard(db, board), asked));
  });

  /** The pictures of a ZIP; on request with the original of a photo beside its first altered picture. */
  async function withOriginals(items: WholeBoard['items'], isWanted: boolean): Promise<ZippedPicture[]> {
    const shown = new Set(items.map(({ version }) => version.id));
    const missing = isWanted
      ? await originalsOf(db, [...new Set(items.map(({ version }) => version.imageId))])
      : [];
    const originals = new Map(
      missing.filter(({ id }) => !shown.has(id)).map((photo) => [photo.imageId, photo]),
    );
    return items.map(({ version, item }) => {
      const original = originals.get(version.imageId);
      originals.delete(version.imageId);
      return { ...version, photo: item.imageName, original };
    });
  }
  async function requireBoard(who: Who, id: BoardId) {
    const board = await ownBoard(db, who.userId, id);
    if (!board) throw new AppError('board_not_found');
    return board;
  }
  async function readBoard(who: Who, id: BoardId, request: FastifyRequest) {
    const board = await requireBoard(who, id);
    return boardView(await wholeBoard(db, board), sightOf(deps, request));
  }
}
