import type { RoomView, VersionId } from '@home-design/contract';
import type { Analysis } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion } from '../versions/index.ts';
import { knownAnalysis } from './known-analysis.ts';

/**
 * The camera of a version and the room around it; the engine analyzes the version if they are not known yet.
 * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`
 */
export async function findRoom(
  deps: { db: Database; storage: Storage; engine: Engine },
  who: Who,
  id: VersionId,
): Promise<RoomView> {
  const version = await ownVersion(deps.db, who.userId, id);
  if (!version) throw new AppError('version_not_found');
  return roomView(await knownAnalysis(deps, version));
}

/** The origin of the analysis is the camera; the origin of a plan is on the floor below the camera. */
function roomView({ camera: { width, height, focal, axes }, layout }: Analysis): RoomView {
  const [x, y, z] = axes;
  const { min, max, cameraHeight, confidence } = layout;
  return {
    width,
    height,
    focal,
    camera_height: cameraHeight,
    right: [x[0], y[0], z[0]],
    down: [x[1], y[1], z[1]],
    forward: [x[2], y[2], z[2]],
    room: { min: [min[0], min[2]], max: [max[0], max[2]], height: max[1] - min[1] },
    confidence,
  };
}
