import { type Version, type VersionId, versionRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import { removeVersion } from './bin/remove-version.ts';
import { restoreVersion } from './bin/restore-version.ts';
import { type CompareDeps, compareVersions, differenceMap } from './compare-versions.ts';
import { sendPicture } from './send-picture.ts';
import { ownTaggedVersion, ownVersion } from './store.ts';
import { versionView } from './view.ts';
import { describeVersion } from './write-store.ts';

export function bindVersions(app: FastifyInstance, deps: CompareDeps & { clock: Clock }): void {
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

  bindRoute(app, versionRoutes.get, ({ params, who }) => readVersion(who, params.versionId));

  bindRoute(app, versionRoutes.update, async ({ params, body, who }) => {
    await transaction(deps.db, async (tx) => {
      const version = await ownVersion(tx, who.userId, params.versionId);
      const change = { label: body.label, isFavorite: body.is_favorite };
      if (version) await describeVersion(tx, version, change);
    });
    return readVersion(who, params.versionId);
  });

  bindRoute(app, versionRoutes.compare, ({ body, who }) => compareVersions(deps, who, body.version_ids));

  bindRoute(app, versionRoutes.difference, async ({ params, who, reply }) => {
    const map = await differenceMap(deps, who, [params.versionId, params.otherId]);
    // The picture of a finished version never changes.
    void reply.header('cache-control', 'private, max-age=86400').type('image/png').send(map);
  });

  bindRoute(app, versionRoutes.remove, ({ params, who }) => removeVersion(deps, who, params.versionId));

  bindRoute(app, versionRoutes.restore, async ({ params, who }) => {
    await restoreVersion(deps, who, params.versionId);
    return readVersion(who, params.versionId);
  });

  async function readVersion(who: Who, id: VersionId): Promise<Version> {
    const version = await ownTaggedVersion(deps.db, who.userId, id);
    if (!version) throw new AppError('version_not_found');
    return versionView(version);
  }
}
