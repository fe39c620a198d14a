import { type ImageId, imageRoutes, type ProjectId } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { bindUpload, type ReceivedFile } from '../../platform/http/uploads/bind-upload.ts';
import type { Who } from '../../platform/http/who.ts';
import { countFrom } from '../../platform/paging.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { versionTree, versionView } from '../versions/index.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { choosePrimary } from './choose-primary.ts';
import { ingestBatch } from './ingest-batch.ts';
import { type IngestDeps, ingestPhoto } from './ingest-photo.ts';
import { moveImages } from './move-images.ts';
import type { BatchPlace } from './order-store.ts';
import { removeImage, restoreImage } from './remove-image.ts';
import { imageName } from './rules.ts';
import { countImages, imagesOf, ownImage, ownsProject, setName } from './store.ts';
import { imageView } from './view.ts';
import { withVersions } from './with-versions.ts';

export type ImageDeps = IngestDeps & { queue: Queue };

interface Fields {
  project?: ProjectId | undefined;
  project_id?: ProjectId | undefined;
  batch?: string | undefined;
  batch_index?: number | undefined;
}

export function bindImages(app: FastifyInstance, deps: ImageDeps): void {
  bindUploads(app, deps);

  bindRoute(app, imageRoutes.list, async ({ query, who }) => {
    const filter = { userId: who.userId, projectId: query.project };
    const options = { limit: query.limit, oldestFirst: query.ordering === 'created_at' };
    const images = await imagesOf(deps.db, filter, options);
    const count = await countFrom({ limit: query.limit, offset: 0 }, images.length, () =>
      countImages(deps.db, filter),
    );
    return { results: (await withVersions(deps.db, images)).map(imageView), count };
  });
  bindRoute(app, imageRoutes.arrange, async ({ params, body, who }) => {
    const move = { imageIds: body.image_ids, before: body.before };
    return { image_ids: await arrangePhotos(deps.db, who, params.projectId, move) };
  });
  bindRoute(app, imageRoutes.get, async ({ params, who }) =>
    imageView(await requireImage(who, params.imageId)),
  );
  bindRoute(app, imageRoutes.update, async ({ params, body, who }) => {
    if (!(await setName(deps.db, who.userId, params.imageId, body.name)))
      throw new AppError('image_not_found');
    return imageView(await requireImage(who, params.imageId));
  });
  bindRoute(app, imageRoutes.versions, async ({ params, who }) => {
    const { versions } = await requireImage(who, params.imageId);
    return { results: versions.map(versionView), count: versions.length };
  });
  bindRoute(app, imageRoutes.setPrimary, ({ params, body, who }) =>
    choosePrimary(deps.db, who, params.imageId, body.version_id),
  );
  for (const route of [imageRoutes.versionTree, imageRoutes.versionTreeUnderscore]) {
    bindRoute(app, route, async ({ params, who }) =>
      versionTree((await requireImage(who, params.imageId)).versions),
    );
  }
  bindRoute(app, imageRoutes.remove, ({ params, who }) => removeImage(deps, who, params.imageId));

  bindRoute(app, imageRoutes.restore, async ({ params, who }) => {
    await restoreImage(deps, who, params.imageId);
    return imageView(await requireImage(who, params.imageId));
  });
  bindRoute(app, imageRoutes.move, async ({ body, who }) => ({
    project: body.project,
    image_ids: await moveImages(deps, who, body.image_ids, body.project),
  }));

  async function requireImage(who: Who, id: ImageId) {
    const image = await ownImage(deps.db, who.userId, id);
    const [found] = image ? await withVersions(deps.db, [image]) : [];
    if (!found) throw new AppError('image_not_found');
    return found;
  }
}

/** C-32: four calls, one ingest. */
function bindUploads(app: FastifyInstance, deps: ImageDeps): void {
  const uploadOne = async (
    who: Who,
    fields: Fields & { name?: string | undefined },
    [file]: readonly ReceivedFile[],
  ) => {
    const projectId = await requireProject(who, projectOf(fields));
    if (!file) throw new AppError('upload_missing');
    if ('refused' in file) throw file.refused;
    const place = { projectId, name: imageName(fields.name, file.name), among: batchPlaceOf(fields) };
    return imageView(await ingestPhoto(deps, who, file, place));
  };

  bindUpload(app, imageRoutes.create, ({ who, fields, files }) => uploadOne(who, fields, files));
  bindUpload(app, imageRoutes.upload, ({ who, fields, files }) => uploadOne(who, fields, files));
  bindUpload(app, imageRoutes.batchUpload, async ({ who, fields, files }) =>
    ingestBatch(deps, who, files, await requireProject(who, projectOf(fields))),
  );
  bindUpload(app, imageRoutes.uploadToProject, async ({ who, params, files }) =>
    ingestBatch(deps, who, files, await requireProject(who, params.projectId)),
  );

  async function requireProject(who: Who, id: ProjectId | undefined): Promise<ProjectId | null> {
    if (id === undefined) return null;
    if (!(await ownsProject(deps.db, who.userId, id))) throw new AppError('project_not_found');
    return id;
  }
}

function batchPlaceOf({ batch, batch_index: index }: Fields): BatchPlace | undefined {
  return batch === undefined || index === undefined ? undefined : { batch, index };
}

/** C-31: both names are accepted. */
function projectOf(fields: Fields): ProjectId | undefined {
  return fields.project ?? fields.project_id;
}
