import { isCharged, type Version, type VersionId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { announceJob } from '../jobs/index.ts';
import { type PlanLimits, payForKept } from '../plans/index.ts';
import {
  lockOwnVersion,
  lockTree,
  ownTaggedVersion,
  ownVersion,
  requireFinished,
  setKept,
  versionView,
} from '../versions/index.ts';

/**
 * Keeps a suggested version, which is charged now, like any other edit. Keeping it again changes nothing.
 * @throws AppError `version_not_found`, `version_not_ready`, `credits_exhausted`
 */
export async function keepSuggestion(
  deps: { db: Database; clock: Clock; limits: PlanLimits },
  who: Who,
  id: VersionId,
): Promise<Version> {
  return transaction(deps.db, async (tx) => {
    const found = await ownVersion(tx, who.userId, id);
    if (found) await lockTree(tx, found.imageId);
    const version = found && (await lockOwnVersion(tx, who.userId, id));
    if (!version) throw new AppError('version_not_found');
    if (version.status === 'suggested') {
      if (version.jobId && isCharged(version.steps)) {
        await payForKept(tx, who, version.jobId, deps.clock.now(), deps.limits);
      }
      await setKept(tx, id);
      if (version.jobId) await announceJob(tx, version.jobId);
    } else requireFinished(version);
    const kept = await ownTaggedVersion(tx, who.userId, id);
    if (!kept) throw new AppError('version_not_found');
    return versionView(kept);
  });
}
