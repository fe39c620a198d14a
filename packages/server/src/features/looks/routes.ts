import { lookRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { EditDeps } from '../edits/index.ts';
import { ownsProject } from '../images/index.ts';
import { cancelItem, cancelLook } from './cancel-look.ts';
import { compareLight, type MeasureDeps } from './compare-light.ts';
import { createLook } from './create-look.ts';
import { approveItems, leaveOut } from './decide.ts';
import { previewUpright } from './preview-upright.ts';
import { readLook } from './read-look.ts';
import { retryItem } from './retry-item.ts';
import { looksOfProject } from './store.ts';

/** Binds the calls for looks: the same edits for all photos of a project. */
export function bindLooks(app: FastifyInstance, deps: EditDeps & MeasureDeps): void {
  const { db } = deps;

  bindRoute(app, lookRoutes.compareLight, async ({ params, body, who }) => ({
    photos: await compareLight(deps, who, params.projectId, body.image_ids),
  }));

  bindRoute(app, lookRoutes.previewUpright, ({ params, who }) => previewUpright(deps, who, params.versionId));

  bindRoute(app, lookRoutes.list, async ({ params, who }) => {
    if (!(await ownsProject(db, who.userId, params.projectId))) throw new AppError('project_not_found');
    const looks = await looksOfProject(db, who.userId, params.projectId);
    const results = looks.map(({ createdAt, ...look }) => ({ ...look, created_at: createdAt.toISOString() }));
    return { results, count: results.length };
  });

  bindRoute(app, lookRoutes.create, async ({ params, body, who }) =>
    readLook(db, who, await createLook(deps, who, params.projectId, body)),
  );

  bindRoute(app, lookRoutes.get, ({ params, who }) => readLook(db, who, params.lookId));

  bindRoute(app, lookRoutes.cancel, async ({ params, who }) => {
    await cancelLook(deps, who, params.lookId);
    return readLook(db, who, params.lookId);
  });

  bindRoute(app, lookRoutes.approve, async ({ params, body, who }) => {
    await approveItems(deps, who, params.lookId, body.item_ids);
    return readLook(db, who, params.lookId);
  });

  bindRoute(app, lookRoutes.leaveOut, async ({ params, who }) => {
    await leaveOut(deps, who, params.lookId, params.itemId);
    return readLook(db, who, params.lookId);
  });

  bindRoute(app, lookRoutes.cancelItem, async ({ params, who }) => {
    await cancelItem(deps, who, params.lookId, params.itemId);
    return readLook(db, who, params.lookId);
  });

  bindRoute(app, lookRoutes.retryItem, async ({ params, body, who }) => {
    await retryItem(deps, who, params.lookId, params.itemId, body.seed);
    return readLook(db, who, params.lookId);
  });
}
