import { activityRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { countFrom, pageOf, windowOf } from '../../platform/paging.ts';
import { countOperations, operationsPage } from './store.ts';
import { operationView } from './view.ts';

export function bindActivity(app: FastifyInstance, deps: { db: Database }): void {
  bindRoute(app, activityRoutes.operations, async ({ query, who }) => {
    const filter = { userId: who.userId, projectId: query.project_id, imageId: query.image_id };
    const window = windowOf(query);
    const rows = await operationsPage(deps.db, filter, window);
    const count = await countFrom(window, rows.length, () => countOperations(deps.db, filter));
    return pageOf(rows.map(operationView), count, query);
  });
}
