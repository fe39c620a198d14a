import { BIN_DAYS, type BinCounts, type BinKind } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BinFilter } from '../../schema/bin-filter.ts';
import { purgeBoards } from '../boards/index.ts';
import { purgePhotos } from '../images/index.ts';
import { purgeProjects } from '../projects/index.ts';
import { purgeVersions } from '../versions/index.ts';
import { DAY_MS } from './rules.ts';

export interface BinDeps {
  db: Database;
  storage: Storage;
  clock: Clock;
}

/** Each kind is deleted by its feature. */
const PURGES: Record<BinKind, (deps: BinDeps, filter: BinFilter) => Promise<number>> = {
  version: purgeVersions,
  photo: purgePhotos,
  board: purgeBoards,
  project: purgeProjects,
};

/** Deletes things of one kind for good. @returns their number */
export function purgeKind(deps: BinDeps, kind: BinKind, filter: BinFilter): Promise<number> {
  return PURGES[kind](deps, filter);
}

/** Deletes everything that the filter names for good: the smallest things first, so that each is counted. */
export async function emptyBin(deps: BinDeps, filter: BinFilter): Promise<BinCounts> {
  const version = await purgeVersions(deps, filter);
  const photo = await purgePhotos(deps, filter);
  const board = await purgeBoards(deps, filter);
  const project = await purgeProjects(deps, filter);
  return { project, photo, version, board };
}

/** Deletes for good what has been in the bin for its full time, in all accounts. */
export function purgeBin(deps: BinDeps): Promise<BinCounts> {
  return emptyBin(deps, { until: new Date(deps.clock.now().getTime() - BIN_DAYS * DAY_MS) });
}
