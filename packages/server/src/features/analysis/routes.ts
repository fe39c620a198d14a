import { furnishingRoutes, objectRoutes, previewRoutes, versionRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { detectObjects } from './detect-objects.ts';
import { createPieceSprites } from './draw-piece.ts';
import { findMarks } from './find-marks.ts';
import { findRegions } from './find-regions.ts';
import { findRoom } from './find-room.ts';
import { createGoingLists } from './list-going.ts';
import { createStagingPreparations } from './prepare-staging.ts';
import { createSkyPreviews } from './preview-skies.ts';
import { createWallPreviews } from './preview-walls.ts';
import { readRegions } from './read-regions.ts';
import { createSelections } from './select.ts';

export interface AnalysisDeps {
  db: Database;
  storage: Storage;
  engine: Engine;
  clock: Clock;
}

/** Binds the calls for a version's surfaces and the things in it. */
export function bindAnalysis(app: FastifyInstance, deps: AnalysisDeps): void {
  bindRoute(app, versionRoutes.regions, ({ params, who }) => readRegions(deps, who, params.versionId));
  bindRoute(app, versionRoutes.findRegions, ({ params, who }) => findRegions(deps, who, params.versionId));
  bindRoute(app, furnishingRoutes.room, ({ params, who }) => findRoom(deps, who, params.versionId));
  const preparations = createStagingPreparations(deps);
  bindRoute(app, furnishingRoutes.prepare, async ({ params, who }) => ({
    is_ready: await preparations.of(who, params.versionId),
  }));
  bindRoute(app, objectRoutes.detect, ({ params, body, who }) =>
    detectObjects(deps, who, params.imageId, body.version_id),
  );
  bindRoute(app, objectRoutes.findMarks, ({ params, body, who }) =>
    findMarks(deps, who, params.versionId, body.removal_quality),
  );
  const goingLists = createGoingLists(deps);
  bindRoute(app, objectRoutes.listGoing, ({ params, body, who }) =>
    goingLists.of(who, params.versionId, body),
  );
  const selections = createSelections(deps);
  bindRoute(app, objectRoutes.prepareSelection, ({ params, who }) =>
    selections.prepare(who, params.versionId),
  );
  bindRoute(app, objectRoutes.select, ({ params, body, who }) =>
    selections.select(who, params.versionId, body),
  );
  bindRoute(app, objectRoutes.selectSurface, ({ params, body, who }) =>
    selections.selectSurface(who, params.versionId, body),
  );
  const pieceSprites = createPieceSprites(deps);
  bindRoute(app, furnishingRoutes.sprites, async ({ params, body, who }) => {
    const results = await pieceSprites.of(who, params.versionId, body);
    return { results, count: results.length };
  });
  const wallPreviews = createWallPreviews(deps);
  bindRoute(app, previewRoutes.walls, async ({ params, who }) => ({
    layers: await wallPreviews.of(who, params.versionId),
  }));
  const skyPreviews = createSkyPreviews(deps);
  bindRoute(app, previewRoutes.skies, async ({ params, who }) => ({
    skies: await skyPreviews.of(who, params.versionId),
  }));
}
