import { binRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { pageOf, windowOf } from '../../platform/paging.ts';
import { sendThumbnailFromBin } from '../versions/index.ts';
import { type BinDeps, emptyBin, purgeKind } from './empty-bin.ts';
import { binPage, countBin } from './store.ts';
import { binEntryView } from './view.ts';

/** Binds the calls for the bin as a whole; each feature moves its own things into the bin and out of it. */
export function bindBin(app: FastifyInstance, deps: BinDeps): void {
  const { db, clock } = deps;

  bindRoute(app, binRoutes.list, async ({ query, who }) => {
    const asOf = clock.now().toISOString();
    const [rows, counts] = await Promise.all([
      binPage(db, who.userId, windowOf(query)),
      countBin(db, who.userId),
    ]);
    const count = counts.project + counts.photo + counts.version + counts.board;
    return { ...pageOf(rows.map(binEntryView), count, query), counts, as_of: asOf };
  });

  bindRoute(app, binRoutes.picture, ({ params, who, request, reply }) =>
    sendThumbnailFromBin(deps, who, params.versionId, request, reply),
  );

  bindRoute(app, binRoutes.remove, async ({ params, who }) => {
    const one = { id: params.entryId, userId: who.userId, until: clock.now() };
    if ((await purgeKind(deps, params.kind, one)) === 0) throw new AppError('bin_entry_not_found');
  });

  bindRoute(app, binRoutes.empty, ({ query, who }) =>
    emptyBin(deps, { userId: who.userId, until: new Date(query.until) }),
  );
}
