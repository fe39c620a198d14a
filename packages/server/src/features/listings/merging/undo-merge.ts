import { type ImageId, type ListingId, MAX_LISTINGS, type UserId } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countAll, lockImports } from '../import-store.ts';
import { liveProject } from '../reading-store.ts';
import type { Changed, MergeChanges } from './changes.ts';
import { asColumns, lockBoth, type MergedPair } from './merge-listings.ts';
import {
  deleteMerge,
  givePage,
  leaveOutOfPage,
  lockWholeListings,
  type MergeRow,
  makeRoomFor,
  mergeOf,
  mergesInto,
  movePhotos,
  setChanges,
  setChoices,
  setPicture,
  setWhole,
  updateListing,
} from './merge-store.ts';

/**
 * Separates a merged listing again, and undoes the changes of its merge. Later changes by hand stay.
 * @returns the listing that it was a part of
 * @throws AppError `listing_not_found`, `listing_not_merged`, `listing_merged` if that one was merged itself since,
 * `listing_limit_reached`
 */
export async function undoMerge(
  { db, clock }: { db: Database; clock: Clock },
  userId: UserId,
  mergedId: ListingId,
): Promise<ListingId> {
  return transaction(db, async (tx) => {
    await lockImports(tx, userId);
    const { pair, merge } = await requireMerge(tx, userId, mergedId);
    if ((await countAll(tx, userId)) >= MAX_LISTINGS) throw new AppError('listing_limit_reached');
    const { changes } = merge;
    const later = (await mergesInto(tx, pair.kept.id)).filter(
      (each) => each.mergedId !== mergedId && each.mergedAt >= merge.mergedAt,
    );
    await takeBackFacts(tx, pair, changes, later);
    await takeBackPhotos(tx, userId, pair, changes);
    for (const picture of changes.pictures) {
      await makeRoomFor(tx, picture.id, picture.listingId);
      await setPicture(tx, picture);
    }
    await takeBackPicture(tx, pair, changes);
    await takeInAgain(tx, pair, changes);
    if (changes.gotPage) await givePage(tx, pair.kept.id, mergedId);
    await setWhole(tx, [mergedId], null);
    await setWhole(tx, changes.parts, mergedId);
    await deleteMerge(tx, mergedId);
    const updatedAt = clock.now();
    await updateListing(tx, pair.kept.id, { updatedAt });
    return pair.kept.id;
  });
}

async function requireMerge(
  tx: Database,
  userId: UserId,
  mergedId: ListingId,
): Promise<{ pair: MergedPair; merge: MergeRow }> {
  const noted = await mergeOf(tx, mergedId);
  const found = await lockWholeListings(tx, userId, noted ? [mergedId, noted.keptId] : [mergedId]);
  const merged = found.find(({ id }) => id === mergedId);
  if (!merged) throw new AppError('listing_not_found');
  // Read again: another request may have undone it while this one waited for the lock.
  const merge = await mergeOf(tx, mergedId);
  const kept = merge && found.find(({ id }) => id === merge.keptId);
  if (!merge || !kept) throw new AppError('listing_not_merged');
  if (kept.mergedInto !== null) throw new AppError('listing_merged');
  return { pair: { kept, merged }, merge };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Facts that a later merge took over are restored there: it remembers the values before both. */
async function takeBackFacts(
  tx: Database,
  { kept }: MergedPair,
  changes: MergeChanges,
  later: readonly MergeRow[],
): Promise<void> {
  const rest = later.map(({ mergedId, changes: theirs }) => ({ mergedId, changes: structuredClone(theirs) }));
  const values: Record<string, unknown> = {};
  for (const [name, change] of Object.entries(changes.columns)) {
    takeBack(
      rest.map((each) => each.changes.columns as Record<string, Changed>),
      name,
      change,
      kept[name as keyof typeof kept],
      (before) => Object.assign(values, { [name]: before }),
    );
  }
  const foundIn: Record<string, string> = { ...kept.foundIn };
  for (const [name, change] of Object.entries(changes.foundIn)) {
    takeBack(
      rest.map((each) => each.changes.foundIn),
      name,
      change,
      kept.foundIn[name] ?? null,
      (before) => {
        if (before === null) delete foundIn[name];
        else foundIn[name] = String(before);
      },
    );
  }
  await updateListing(tx, kept.id, { ...asColumns(values), foundIn: JSON.stringify(foundIn) });
  for (const each of rest) await setChanges(tx, each.mergedId, each.changes);
}

function takeBack(
  later: readonly Record<string, Changed>[],
  name: string,
  change: Changed,
  now: unknown,
  write: (before: Changed['before']) => void,
): void {
  const next = later.find((each) => name in each)?.[name];
  if (next) next.before = change.before;
  else if (isSame(now, change.after)) write(change.before);
}

/** Photos go back into their former project, if it still exists. */
async function takeBackPhotos(
  tx: Database,
  userId: UserId,
  { kept, merged }: MergedPair,
  { photos, photosFrom, gotProject }: MergeChanges,
): Promise<void> {
  if (gotProject !== null && kept.projectId === gotProject) {
    await updateListing(tx, kept.id, { projectId: null });
    await updateListing(tx, merged.id, { projectId: gotProject });
  }
  const from = await liveProject(tx, { projectId: photosFrom, userId });
  if (!from || kept.projectId === null) return;
  await lockBoth(tx, userId, [from, kept.projectId]);
  await movePhotos(tx, photos, { from: kept.projectId, to: from });
}

async function takeBackPicture(
  tx: Database,
  { kept, merged }: MergedPair,
  { gotPicture }: MergeChanges,
): Promise<void> {
  if (!gotPicture || kept.pictureId === null || merged.pictureId !== null) return;
  const { pictureId, pictureHash, pictureSource } = kept;
  await updateListing(tx, kept.id, { pictureId: null, pictureHash: null, pictureSource: null });
  await updateListing(tx, merged.id, { pictureId, pictureHash, pictureSource });
}

async function takeInAgain(
  tx: Database,
  { kept }: MergedPair,
  { leftOut, captions }: MergeChanges,
): Promise<void> {
  const wasIn = new Set<ImageId>(leftOut);
  const without = (ids: readonly ImageId[]) => ids.filter((id) => !wasIn.has(id));
  const choices = kept.publishingChoices;
  const kepts = Object.entries(choices.captions ?? {}).filter(([id]) => !captions.includes(id as ImageId));
  await setChoices(tx, kept.id, {
    ...choices,
    leftOut: without(choices.leftOut ?? []),
    captions: Object.fromEntries(kepts),
  });
  await leaveOutOfPage(tx, kept.id, without);
}
