import { versionRoutes } from '@home-design/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { downloadName } from '../../platform/pictures/file-names.ts';
import { imageNameOf, ownVersion, requireKept } from '../versions/index.ts';
import type { DownloadDeps } from './labeled-picture.ts';
import { ENDINGS, openPicture } from './open-picture.ts';
import { savedAs } from './saved-as.ts';

export function bindDownloads(app: FastifyInstance, deps: DownloadDeps & { db: Database }): void {
  bindRoute(app, versionRoutes.download, async ({ params, query, who, reply }) => {
    const version = await ownVersion(deps.db, who.userId, params.versionId);
    if (!version) throw new AppError('version_not_found');
    requireKept(version);
    // The mark of Free is on exports: the ZIPs of a project and of a board (PLANS-37).
    const as = savedAs(query, { label: query.label === '1', watermark: false });
    const { stream, bytes } = await openPicture(deps, version, as);
    const photo = await imageNameOf(deps.db, version.imageId);
    const name = downloadName(photo, version.label, `picture.${ENDINGS[as.format]}`);
    void reply
      .headers({ 'content-disposition': contentDisposition(name), 'content-length': bytes })
      .type(`image/${as.format}`)
      .send(stream);
  });
}
