import { editRoutes, forecastRoutes, furnishingRoutes, versionRoutes } from '@home-design/contract';
import { listFurniture } from '@home-design/engine';
import type { FastifyInstance } from 'fastify';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { applyBatch } from './apply-batch.ts';
import { applyEdit } from './apply-edit.ts';
import { createForecasts, type ForecastDeps } from './forecast-edit.ts';
import { imagesOfBatch } from './images-of-batch.ts';
import { keepSuggestion } from './keep-suggestion.ts';
import type { EditDeps } from './start-edits.ts';

export function bindEdits(app: FastifyInstance, deps: EditDeps & ForecastDeps): void {
  const forecasts = createForecasts(deps);
  bindRoute(app, forecastRoutes.edit, ({ params, body, who }) => forecasts.of(who, params.versionId, body));
  bindRoute(app, editRoutes.apply, ({ params, body, who }) =>
    applyEdit(deps, who, params.transformation, body),
  );
  bindRoute(app, editRoutes.batch, ({ body: { image_ids, transformation, ...given }, who }) =>
    applyBatch(deps, who, image_ids, transformation, given),
  );
  bindRoute(app, editRoutes.batchOfProject, async ({ params, body, who }) => {
    const { image_ids, transformation, ...given } = body;
    const imageIds = await imagesOfBatch(deps.db, who, params.projectId, image_ids);
    return applyBatch(deps, who, imageIds, transformation, given);
  });
  bindRoute(app, versionRoutes.keep, ({ params, who }) => keepSuggestion(deps, who, params.versionId));
  bindRoute(app, furnishingRoutes.kinds, async () => {
    const results = listFurniture().map(({ onWall, ...kind }) => ({ ...kind, on_wall: onWall }));
    return { results, count: results.length };
  });
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
