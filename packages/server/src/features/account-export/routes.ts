import { accountExportRoutes } from '@home-design/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { noteAct } from '../audit/index.ts';
import { exportAccount } from './export-account.ts';
import { ownerOf } from './store.ts';

/** Binds the download of the account's data. */
export function bindAccountExport(
  app: FastifyInstance,
  deps: { db: Database; storage: Storage; clock: Clock },
): void {
  bindRoute(app, accountExportRoutes.download, async ({ who, reply }) => {
    const now = deps.clock.now();
    const owner = await ownerOf(deps.db, who.userId);
    if (!owner) throw new AppError('unauthenticated');
    // Stored first, so that the ZIP contains this entry of the audit trail.
    await noteAct(deps.db, { userId: who.userId, action: 'accountExport.download', createdAt: now });
    const name = `home-design-${now.toISOString().slice(0, 10)}.zip`;
    void reply
      .headers({ 'content-disposition': contentDisposition(name), 'cache-control': 'no-store' })
      .type('application/zip')
      .send(await exportAccount(deps, owner, now));
  });
}
