import { versionRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readRegions } from './read-regions.ts';
import { removeVersion } from './remove-version.ts';
import { sendPicture } from './send-picture.ts';
import { ownVersion } from './store.ts';
import { versionView } from './view.ts';

export function bindVersions(app: FastifyInstance, deps: { db: Database; storage: Storage }): void {
  bindRoute(app, versionRoutes.file, ({ params, query, who, request, reply }) =>
    sendPicture(
      deps,
      who,
      {
        versionId: params.versionId,
        rendition: params.rendition,
        hash: query.v,
        download: query.download === '1',
      },
      request,
      reply,
    ),
  );

  bindRoute(app, versionRoutes.get, async ({ params, who }) => {
    const version = await ownVersion(deps.db, who.userId, params.versionId);
    if (!version) throw new AppError('version_not_found');
    return versionView(version);
  });

  bindRoute(app, versionRoutes.regions, ({ params, who }) => readRegions(deps, who, params.versionId));

  bindRoute(app, versionRoutes.remove, ({ params, who }) => removeVersion(deps, who, params.versionId));
}
