import type { UprightView, VersionId } from '@home-design/contract';
import { EngineError, uprightMap } from '@home-design/engine';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { knownAnalysis } from '../analysis/index.ts';
import { ownVersion } from '../versions/index.ts';
import type { MeasureDeps } from './compare-light.ts';

/**
 * The correction that would straighten the verticals of a version. It changes nothing; the analysis of the photo is
 * stored.
 * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`
 */
export async function previewUpright(deps: MeasureDeps, who: Who, id: VersionId): Promise<UprightView> {
  const version = await ownVersion(deps.db, who.userId, id);
  if (!version) throw new AppError('version_not_found');
  const analysis = await knownAnalysis(deps, version);
  try {
    const { map, part } = uprightMap(analysis, version.width, version.height);
    return { version: id, reason: null, map: ofShares(map, version), is_partial: part < 1 };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { version: id, reason: error.message, map: null, is_partial: false };
  }
}

/** The same map for positions 0 … 1 across and down instead of pixels. */
function ofShares(map: readonly number[], { width, height }: { width: number; height: number }): number[] {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = map;
  const across = [a, (b * height) / width, c / width];
  const down = [(d * width) / height, e, f / height];
  return [...across, ...down, g * width, h * height, i];
}
