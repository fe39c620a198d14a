import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log.ts';
import { versionOfKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { SweepReport } from '../../platform/storage/sweep.ts';
import { existingListingPictures } from '../listing-pictures/index.ts';
import { existingPublications } from '../published-sets/index.ts';
import { doomedVersionIds, existingVersionIds } from './store.ts';

/** No upload and no edit takes this long, so older files belong to no work in progress. */
const GRACE_MS = 60 * 60_000;
/** Most names in one log entry. */
const LOGGED = 50;

/**
 * Moves picture folders without a version to the trash: the remains of a crash between writing the files and the row.
 * @param options.startedAt when this process began. If it alone uses the pictures, older files come from a process
 * that has ended, and need not wait an hour.
 */
export async function sweepPictures(
  deps: { db: Database; storage: Storage; clock: Clock },
  options: { startedAt: Date; alone: boolean },
): Promise<SweepReport> {
  const age = Math.max(0, deps.clock.now().getTime() - options.startedAt.getTime());
  return deps.storage.sweep((keys) => spokenFor(deps.db, keys), {
    olderThanMs: options.alone ? Math.min(age, GRACE_MS) : GRACE_MS,
  });
}

/**
 * The same at the operator's command, for any number of folders.
 * @param options.confirmed without it, the folders are only listed
 */
export async function sweepByOrder(
  deps: { db: Database; storage: Storage },
  options: { confirmed: boolean },
): Promise<SweepReport> {
  return deps.storage.sweep((keys) => spokenFor(deps.db, keys), {
    olderThanMs: GRACE_MS,
    confirmed: options.confirmed,
    onlyLook: !options.confirmed,
  });
}

/** Logs the results and reasons of a sweep. */
export function logSweep(log: Logger, { trashed, held, folders, unfinished, emptied }: SweepReport): void {
  const some = (names: readonly string[]) => names.slice(0, LOGGED);
  if (trashed.length > 0) {
    log.warn(
      { count: trashed.length, of: folders, folders: some(trashed) },
      'folders of pictures that no row of the database names were taken to the trash, where they lie for 30 days',
    );
  }
  if (held.length > 0) {
    log.error(
      { count: held.length, of: folders, folders: some(held) },
      'more folders of pictures than a sweep may take belong to no row of the database; none was touched. Is it the ' +
        'right database? `npm run operator -- sweep` tells them, and `sweep --confirm` takes them to the trash',
    );
  }
  if (unfinished > 0) log.info({ count: unfinished }, 'unfinished work that nobody goes on with was removed');
  if (emptied > 0)
    log.info({ count: emptied }, 'folders that had lain in the trash for 30 days were removed');
}

/** Those of some folder keys whose version has a row. */
export async function knownFolders(db: Database, keys: readonly string[]): Promise<Set<string>> {
  return ofVersions(keys, await existingVersionIds(db, versionsOf(keys)));
}

/**
 * Those, folders of listings and published sets, and folders of deleted accounts that are still being removed: the
 * deletion would not find them in the trash.
 */
async function spokenFor(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const ids = versionsOf(keys);
  const [existing, doomed] = [await existingVersionIds(db, ids), await doomedVersionIds(db, ids)];
  const ofListings = await existingListingPictures(db, ids);
  const ofSets = await existingPublications(db, ids);
  return ofVersions(keys, new Set([...existing, ...doomed, ...ofListings, ...ofSets]));
}

const versionsOf = (keys: readonly string[]) => [
  ...new Set(keys.map(versionOfKey).filter((id) => id !== undefined)),
];
const ofVersions = (keys: readonly string[], ids: ReadonlySet<string>) =>
  new Set(keys.filter((key) => ids.has(versionOfKey(key) ?? '')));
