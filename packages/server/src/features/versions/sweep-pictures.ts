import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { versionOfKey } from './keys.ts';
import { existingVersionIds } from './store.ts';

/** No upload and no edit takes near this long, so what was not touched since is nobody's work in progress. */
const GRACE_MS = 60 * 60_000;

/**
 * Removes picture folders that no version speaks of: what a crash left between the files and the row.
 * @param options.startedAt when this process began. If it alone uses the pictures, whatever was last touched
 * before that was left by a process that is gone, and need not wait an hour.
 * @returns how many folders were removed
 */
export async function sweepPictures(
  deps: { db: Database; storage: Storage; clock: Clock },
  options: { startedAt: Date; alone: boolean },
): Promise<number> {
  const age = Math.max(0, deps.clock.now().getTime() - options.startedAt.getTime());
  return deps.storage.sweep((keys) => knownFolders(deps.db, keys), {
    olderThanMs: options.alone ? Math.min(age, GRACE_MS) : GRACE_MS,
  });
}

async function knownFolders(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const ids = keys.map(versionOfKey).filter((id) => id !== undefined);
  const existing = await existingVersionIds(db, [...new Set(ids)]);
  return new Set(keys.filter((key) => existing.has(versionOfKey(key) ?? '')));
}
