import type { RegionMap, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion } from '../versions/index.ts';
import { lookAt } from './look-at.ts';
import { knownRegions } from './read-regions.ts';

/**
 * The surfaces of a version; the engine analyzes it if they are not known yet.
 * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`
 */
export async function findRegions(
  deps: { db: Database; storage: Storage; engine: Engine },
  who: Who,
  id: VersionId,
): Promise<RegionMap> {
  const version = await ownVersion(deps.db, who.userId, id);
  if (!version) throw new AppError('version_not_found');
  const known = await knownRegions(deps.storage, version);
  if (known) return known;
  await lookAt(deps, version, (sight) => ({ kind: 'analyse', ...sight }));
  const found = await knownRegions(deps.storage, version);
  if (!found) throw new AppError('look_failed');
  return found;
}
