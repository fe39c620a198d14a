import { join } from 'node:path';
import type { PublicationId, VersionId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import { type MergeProblem, type MergeRepair, repairMerge, unsoundMerges } from '../listing-merges/index.ts';
import {
  existingListingPictures,
  LISTING_PICTURE_FILE,
  listingPictureKey,
} from '../listing-pictures/index.ts';
import { existingPublications, publicationKey } from '../published-sets/index.ts';
import { logSweep, sweepByOrder, sweepPictures } from '../versions/index.ts';
import { hasContent, isWhole, type Problem, problemsOf } from './look-at-files.ts';
import { type Repair, type RepairDeps, repairFiles } from './repair-files.ts';
import {
  countPicturedVersions,
  type FinishedSet,
  failSet,
  finishedSets,
  forgetListingPicture,
  hasPictures,
  listingPictures,
  type PicturedVersion,
  picturedVersions,
} from './store.ts';

export interface CheckDeps extends RepairDeps {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** A line of the check's output. */
export type CheckLine =
  | { kind: 'progress'; done: number; total: number }
  | {
      kind: 'finding';
      folder: string;
      problem:
        | Problem
        | 'picture of a listing is missing'
        | 'set for publishing is not whole'
        | 'belongs to no row'
        | MergeProblem;
      outcome: Outcome;
    }
  | { kind: 'end'; versions: number; found: number; left: number };

export type Outcome =
  | 'found'
  | 'cannot be repaired'
  | 'is now in the trash'
  | 'is more than a sweep may take'
  | 'is forgotten, and fetched again with the next refresh'
  | 'is marked as failed, and can be made again'
  | Repair
  | MergeRepair;

/** Outcomes that leave nothing wrong. */
const GOOD: ReadonlySet<Outcome> = new Set([
  'put back from the trash',
  'made again from the original',
  'is forgotten, and fetched again with the next refresh',
  'is marked as failed, and can be made again',
  'is now in the trash',
  'is a listing of its own again',
  'is a part of the listing that is shown',
  'can be undone now',
  'is forgotten',
]);
const BATCH = 50;

/**
 * Compares every version that has pictures with its files and their hash, and the folders of storage with the rows,
 * and checks merges of listings; with `repair` it repairs what it can. It never deletes anything for good.
 */
export async function* checkPictures(
  deps: CheckDeps,
  { repair }: { repair: boolean },
): AsyncGenerator<CheckLine> {
  const total = await countPicturedVersions(deps.db);
  const counts = { done: 0, found: 0, left: 0 };
  const counted = (line: CheckLine & { kind: 'finding' }) => {
    counts.found += 1;
    if (!GOOD.has(line.outcome)) counts.left += 1;
    return line;
  };

  let last: VersionId | undefined;
  for (;;) {
    const versions = await picturedVersions(deps.db, last, BATCH);
    if (versions.length === 0) break;
    for (const version of versions) {
      for (const finding of await checkVersion(deps, version, repair)) yield counted(finding);
      counts.done += 1;
    }
    last = versions.at(-1)?.id;
    yield { kind: 'progress', done: counts.done, total: Math.max(total, counts.done) };
  }
  for await (const finding of checkListings(deps, repair)) yield counted(finding);
  for await (const finding of checkSets(deps, repair)) yield counted(finding);
  for await (const finding of checkMerges(deps, repair)) yield counted(finding);
  for (const finding of await checkFolders(deps, repair)) yield counted(finding);
  yield { kind: 'end', versions: counts.done, found: counts.found, left: counts.left };
}

type Finding = CheckLine & { kind: 'finding' };

async function checkVersion(deps: CheckDeps, version: PicturedVersion, repair: boolean): Promise<Finding[]> {
  const folder = deps.storage.folderPath(picturesKey(version.id));
  const problems = await problemsOf(folder, version);
  if (problems.length === 0 || !(await hasPictures(deps.db, version.id))) return [];
  const done = repair ? await repairFiles(deps, folder, version, problems) : undefined;
  if (done) deps.log.warn({ folder: version.id, problems, done }, 'pictures were repaired');
  const left = repair ? new Set(await problemsOf(folder, version)) : new Set<Problem>();
  return problems.map((problem): Finding => {
    const outcome = left.has(problem) ? 'cannot be repaired' : (done ?? 'found');
    return { kind: 'finding', folder: version.id, problem, outcome };
  });
}

/** Checks the small pictures of listings: lost ones can be fetched again. */
async function* checkListings(deps: CheckDeps, repair: boolean): AsyncGenerator<Finding> {
  let last: string | undefined;
  for (;;) {
    const ids = await listingPictures(deps.db, last, BATCH);
    if (ids.length === 0) return;
    for (const id of ids) {
      const folder = deps.storage.folderPath(listingPictureKey(id));
      if (await hasContent(join(folder, LISTING_PICTURE_FILE))) continue;
      // Another picture may have replaced it since it was read.
      if (!(await existingListingPictures(deps.db, [id])).has(id)) continue;
      const outcome = repair ? await repairListing(deps, id) : 'found';
      if (repair) deps.log.warn({ folder: id, outcome }, 'the picture of a listing was missing');
      yield { kind: 'finding', folder: id, problem: 'picture of a listing is missing', outcome };
    }
    last = ids.at(-1);
  }
}

async function repairListing({ db, storage }: CheckDeps, id: string): Promise<Outcome> {
  const isBack = await storage.restoreFolder(listingPictureKey(id), (found) =>
    hasContent(join(found, LISTING_PICTURE_FILE)),
  );
  if (isBack) return 'put back from the trash';
  await forgetListingPicture(db, id);
  return 'is forgotten, and fetched again with the next refresh';
}

/** Checks sets for publishing: lost ones can be made again from the versions, on request. */
async function* checkSets(deps: CheckDeps, repair: boolean): AsyncGenerator<Finding> {
  let last: PublicationId | undefined;
  for (;;) {
    const sets = await finishedSets(deps.db, last, BATCH);
    if (sets.length === 0) return;
    for (const set of sets) {
      if (await isWhole(deps.storage.folderPath(publicationKey(set.id)), set)) continue;
      // It may have been deleted since it was read.
      if (!(await existingPublications(deps.db, [set.id])).has(set.id)) continue;
      const outcome = repair ? await repairSet(deps, set) : 'found';
      if (repair) deps.log.warn({ folder: set.id, outcome }, 'a set for publishing was not whole');
      yield { kind: 'finding', folder: set.id, problem: 'set for publishing is not whole', outcome };
    }
    last = sets.at(-1)?.id;
  }
}

async function repairSet({ db, storage }: CheckDeps, set: FinishedSet): Promise<Outcome> {
  const isBack = await storage.restoreFolder(publicationKey(set.id), (found) => isWhole(found, set));
  if (isBack) return 'put back from the trash';
  await failSet(db, set.id);
  return 'is marked as failed, and can be made again';
}

/** Checks merges of listings: each merged listing must be a part of a shown one, and can be undone. */
async function* checkMerges({ db, clock, log }: CheckDeps, repair: boolean): AsyncGenerator<Finding> {
  for (const merge of await unsoundMerges(db)) {
    const { listingId: folder, problem } = merge;
    const outcome = repair ? await repairMerge(db, merge, clock.now()) : 'found';
    // A merge may be valid again because another one was repaired.
    if (outcome === undefined) continue;
    if (repair) log.warn({ listing: folder, problem, outcome }, 'the merge of a listing was not right');
    yield { kind: 'finding', folder, problem, outcome };
  }
}

async function checkFolders(deps: CheckDeps, repair: boolean): Promise<Finding[]> {
  const report = repair
    ? await sweepPictures(deps, { startedAt: deps.clock.now(), alone: false })
    : await sweepByOrder(deps, { confirmed: false });
  if (repair) logSweep(deps.log, report);
  const finding = (folder: string, outcome: Outcome): Finding => ({
    ...{ kind: 'finding', problem: 'belongs to no row' },
    folder,
    outcome,
  });
  return [
    ...report.trashed.map((folder) => finding(folder, 'is now in the trash')),
    ...report.held.map((folder) => finding(folder, repair ? 'is more than a sweep may take' : 'found')),
  ];
}
