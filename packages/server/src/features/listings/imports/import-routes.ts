import { listingFileRoutes, listingRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import { bindUpload, type ReceivedFile } from '../../../platform/http/uploads/bind-upload.ts';
import { listingView } from '../view.ts';
import { importAddresses } from './import-addresses.ts';
import { importSavedPage, type PageImportDeps } from './import-page.ts';
import { importTable, previewTable } from './import-table.ts';

function onlyFile([file]: readonly ReceivedFile[]) {
  if (!file) throw new AppError('upload_missing');
  if ('refused' in file) throw file.refused;
  return file;
}

/** Binds the calls that make listings from addresses, saved pages and tables. */
export function bindImports(app: FastifyInstance, deps: PageImportDeps): void {
  bindRoute(app, listingRoutes.createFromUrls, ({ body, who }) =>
    importAddresses(deps, who, body.urls, { wantsProject: body.auto_create_project }),
  );
  bindUpload(app, listingFileRoutes.importPage, async ({ who, files }) => {
    const { listing, isNew } = await importSavedPage(deps, who, onlyFile(files));
    return { listing: listingView(listing), is_new: isNew };
  });
  bindUpload(app, listingFileRoutes.previewTable, ({ files }) => previewTable(onlyFile(files)));
  bindUpload(app, listingFileRoutes.importTable, ({ who, files, fields }) =>
    importTable(deps, who, onlyFile(files), fields),
  );
}
