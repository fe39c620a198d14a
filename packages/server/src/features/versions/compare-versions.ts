import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResponseOf, VersionDifference, VersionId, versionRoutes } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { soundOriginal } from './sound-original.ts';
import { ownTaggedVersions, type TaggedVersion, type VersionRow } from './store.ts';
import { versionView } from './view.ts';

export interface CompareDeps {
  db: Database;
  storage: Storage;
  engine: Engine;
}

/**
 * Own finished versions in the requested order, with the differences of their pictures from the first one's.
 * @throws AppError `version_not_found`, `version_not_ready`, `picture_damaged`
 */
export async function compareVersions(
  deps: CompareDeps,
  who: Who,
  ids: readonly VersionId[],
): Promise<ResponseOf<typeof versionRoutes.compare>> {
  const versions = await requireVersions(deps.db, who, ids);
  const [first, ...others] = versions;
  if (!first) throw new AppError('version_not_found');

  const differences: VersionDifference[] = [];
  for (const other of others) {
    const pictures = await picturesOf(deps.storage, first, other);
    const result = await deps.engine.run({ kind: 'compare', pictures, map: null });
    differences.push({
      versions: [first.id, other.id],
      same_size: result.sameSize,
      changed_share: result.changedShare,
      mean_difference: result.meanDifference,
    });
  }
  return { versions: versions.map(versionView), differences };
}

/**
 * The difference of two own versions in each pixel, as an 8-bit PNG.
 * @throws AppError `version_not_found`, `version_not_ready`, `picture_damaged`
 */
export async function differenceMap(
  deps: CompareDeps,
  who: Who,
  ids: readonly [VersionId, VersionId],
): Promise<Buffer> {
  const [first, second] = await requireVersions(deps.db, who, ids);
  if (!first || !second) throw new AppError('version_not_found');
  const pictures = await picturesOf(deps.storage, first, second);
  const scratch = await deps.storage.scratchFolder();
  try {
    const map = join(scratch, 'difference.png');
    await deps.engine.run({ kind: 'compare', pictures, map });
    return await readFile(map);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function requireVersions(db: Database, who: Who, ids: readonly VersionId[]): Promise<TaggedVersion[]> {
  const found = new Map((await ownTaggedVersions(db, who.userId, ids)).map((one) => [one.id, one]));
  return ids.map((id) => {
    const version = found.get(id);
    if (!version) throw new AppError('version_not_found');
    return version;
  });
}

async function picturesOf(
  storage: Storage,
  first: VersionRow,
  second: VersionRow,
): Promise<[string, string]> {
  return [await pictureOf(storage, first), await pictureOf(storage, second)];
}

async function pictureOf(storage: Storage, version: VersionRow): Promise<string> {
  if (!version.files) throw new AppError('version_not_ready');
  return soundOriginal(storage, version, version.files.original);
}
