import { editRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { PlanLimits } from '../plans/index.ts';
import { applyEdit } from './apply-edit.ts';

export interface EditDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
  limits: PlanLimits;
}

export function bindEdits(app: FastifyInstance, deps: EditDeps): void {
  bindRoute(app, editRoutes.apply, ({ params, body, who }) =>
    applyEdit(deps, who, params.transformation, body),
  );
  bindRoute(app, editRoutes.removeByDescription, ({ params, body, who }) =>
    applyEdit(deps, who, 'object-removal', {
      image_id: params.imageId,
      version_id: body.version_id,
      args: { categories: body.categories },
    }),
  );
  bindRoute(app, editRoutes.emptyRoom, ({ params, body: { version_id, ...args }, who }) =>
    applyEdit(deps, who, 'empty-room', { image_id: params.imageId, version_id, args }),
  );
}
