import { type BoardId, type ProjectId, type ShareLinkId, shareLinkRoutes } from '@home-design/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import { publicOrigin } from '../../../platform/http/guards/origin.ts';
import type { Who } from '../../../platform/http/who.ts';
import type { ShareDeps } from '../share-deps.ts';
import { changeLink } from './change-link.ts';
import { createLink } from './create-link.ts';
import { type LinkRow, linksOfBoards, ownLink, ownLinks, ownsBoard, revokeLink } from './link-store.ts';
import { type LinkSight, linkView } from './link-view.ts';
import { qrPng, qrSvg } from './qr-code.ts';

/** Binds the calls of owners that create, change and switch off links. */
export function bindShareLinks(app: FastifyInstance, deps: ShareDeps): void {
  const { db, clock, opened } = deps;

  bindRoute(app, shareLinkRoutes.list, async ({ query, who, request }) =>
    listOf(await ownLinks(db, who.userId, query.project), request),
  );
  bindRoute(app, shareLinkRoutes.ofBoard, async ({ params, who, request }) => {
    if (!(await ownsBoard(db, who.userId, params.boardId))) throw new AppError('board_not_found');
    return listOf(await linksOfBoards(db, [params.boardId]), request);
  });

  bindRoute(app, shareLinkRoutes.create, async ({ body, who, request }) => {
    const { resource_type, resource_id, ...settings } = body;
    const collection =
      resource_type === 'board'
        ? { boardId: resource_id as BoardId }
        : { projectId: resource_id as ProjectId };
    return readLink(who, await createLink(deps, who, collection, settings), request);
  });
  bindRoute(app, shareLinkRoutes.createForBoard, async ({ params, body, who, request }) =>
    readLink(who, await createLink(deps, who, params, body), request),
  );
  bindRoute(app, shareLinkRoutes.createForProject, async ({ params, body, who, request }) =>
    readLink(who, await createLink(deps, who, params, body), request),
  );

  bindRoute(app, shareLinkRoutes.get, ({ params, who, request }) => readLink(who, params.linkId, request));
  bindRoute(app, shareLinkRoutes.update, async ({ params, body, who, request }) => {
    await changeLink(deps, who, params.linkId, body);
    opened.forget();
    return readLink(who, params.linkId, request);
  });
  bindRoute(app, shareLinkRoutes.revoke, async ({ params, who, request }) => {
    const isOwn = await revokeLink(db, who.userId, params.linkId, clock.now());
    if (!isOwn) throw new AppError('share_link_not_found');
    opened.forget();
    return readLink(who, params.linkId, request);
  });
  bindRoute(app, shareLinkRoutes.qrCode, async ({ params, who, request }) => {
    const { url } = await readLink(who, params.linkId, request);
    return { qr_code: `data:image/png;base64,${qrPng(url).toString('base64')}`, svg: qrSvg(url) };
  });

  async function readLink(who: Who, id: ShareLinkId, request: FastifyRequest) {
    const link = await ownLink(db, who.userId, id);
    if (!link) throw new AppError('share_link_not_found');
    return linkView(link, sightOf(deps, request));
  }
  function listOf(rows: readonly LinkRow[], request: FastifyRequest) {
    const sight = sightOf(deps, request);
    return { results: rows.map((row) => linkView(row, sight)), count: rows.length };
  }
}

/** The view of links for the caller. */
export function sightOf({ shareKeys, publicUrl, clock }: ShareDeps, request: FastifyRequest): LinkSight {
  const scopes = request.who?.apiKey?.scopes;
  const hidesLinks = scopes !== undefined && !scopes.includes('share');
  return { keys: shareKeys, origin: publicOrigin(request, publicUrl), now: clock.now(), hidesLinks };
}
