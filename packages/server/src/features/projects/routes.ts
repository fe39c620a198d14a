import { randomUUID } from 'node:crypto';
import { type ProjectId, projectRoutes } from '@home-design/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { countFrom, pageOf, windowOf } from '../../platform/paging.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { savedAs } from '../downloads/index.ts';
import { exportsHaveWatermark, type PlanLimits, requireProject } from '../plans/index.ts';
import { addProject } from './add-project.ts';
import { exportProject } from './export-project.ts';
import { countProjects, projectsPage } from './list-store.ts';
import { readProject } from './read-project.ts';
import { removeProject, restoreProject } from './remove-project.ts';
import { setProject } from './store.ts';
import { projectView } from './view.ts';

export interface ProjectDeps {
  db: Database;
  queue: Queue;
  storage: Storage;
  engine: Engine;
  clock: Clock;
  limits: PlanLimits;
}

export function bindProjects(app: FastifyInstance, deps: ProjectDeps): void {
  const { db, clock } = deps;

  bindRoute(app, projectRoutes.list, async ({ query, who }) => {
    const window = windowOf(query);
    const place = query.in_bin === 'true' ? 'bin' : 'shown';
    const filter = { userId: who.userId, place, ordering: query.ordering, search: query.search } as const;
    const projects = await projectsPage(db, filter, window);
    const count = await countFrom(window, projects.length, () => countProjects(db, filter));
    return pageOf(projects.map(projectView), count, query);
  });

  bindRoute(app, projectRoutes.create, async ({ body, who }) => {
    const id = randomUUID() as ProjectId;
    const now = clock.now();
    await transaction(db, async (tx) => {
      await requireProject(tx, who.userId, deps.limits);
      await addProject(tx, { ...body, id, userId: who.userId, createdAt: now, updatedAt: now });
    });
    return readProject(db, who, id);
  });

  bindRoute(app, projectRoutes.get, ({ params, who }) => readProject(db, who, params.projectId));

  bindRoute(app, projectRoutes.update, async ({ params, body, who }) => {
    const { title, address, notes } = body;
    const change = {
      ...(title === undefined ? {} : { title }),
      ...(address === undefined ? {} : { address }),
      ...(notes === undefined ? {} : { notes }),
    };
    const isOwn = await setProject(db, who.userId, params.projectId, { ...change, updatedAt: clock.now() });
    if (!isOwn) throw new AppError('project_not_found');
    return readProject(db, who, params.projectId);
  });

  bindRoute(app, projectRoutes.export, async ({ params, body, who, reply }) => {
    const watermark = await exportsHaveWatermark(db, who.userId);
    const { name, stream } = await exportProject(deps, who, params.projectId, {
      contents: body.pictures,
      versionIds: body.version_ids,
      as: savedAs(body, { label: body.label, watermark }),
      originals: body.originals,
    });
    void reply
      .headers({ 'content-disposition': contentDisposition(name), 'cache-control': 'no-store' })
      .type('application/zip')
      .send(stream);
  });

  bindRoute(app, projectRoutes.remove, ({ params, who }) => removeProject(deps, who, params.projectId));

  bindRoute(app, projectRoutes.restore, async ({ params, who }) => {
    await restoreProject(deps, who, params.projectId);
    return readProject(db, who, params.projectId);
  });
}
