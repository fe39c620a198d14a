import type { ImageId, ListingId, MergedFact, ProjectId, UserId } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { lastPosition, lockOrder } from '../../images/index.ts';
import type { MergeChanges } from './changes.ts';
import { takeFacts } from './choose-facts.ts';
import {
  givePage,
  hasTasks,
  insertMerge,
  type ListingChange,
  leaveOutOfPage,
  lockWholeListings,
  movePhotos,
  partsOf,
  setChoices,
  setPicture,
  setWhole,
  updateListing,
  type WholeListing,
} from './merge-store.ts';
import { type MergePlan, planMerge } from './plan-merge.ts';

/** A listing that stays, and one that becomes a part of it. */
export interface MergedPair {
  kept: WholeListing;
  merged: WholeListing;
}

const UNDER_WAY: ReadonlySet<string> = new Set(['pending', 'scraping', 'processing']);

/**
 * Finds two listings that can be merged, and locks them.
 * @throws AppError `listing_merge_itself`, `listing_not_found`, `listing_merged`, `listing_busy`
 */
export async function requirePair(
  tx: Database,
  userId: UserId,
  ids: { kept: ListingId; other: ListingId },
): Promise<MergedPair> {
  if (ids.kept === ids.other) throw new AppError('listing_merge_itself');
  const found = await lockWholeListings(tx, userId, [ids.kept, ids.other]);
  const kept = found.find(({ id }) => id === ids.kept);
  const merged = found.find(({ id }) => id === ids.other);
  if (!kept || !merged) throw new AppError('listing_not_found');
  if (kept.mergedInto !== null || merged.mergedInto !== null) throw new AppError('listing_merged');
  return { kept, merged };
}

/**
 * Makes one listing a part of another. Nothing is deleted: the merged listing keeps its source and its link, and all
 * changes are recorded, so that they can be undone.
 * @param take facts to take from the merged one
 * @throws AppError as `requirePair`
 */
export async function mergeListings(
  { db, clock }: { db: Database; clock: Clock },
  userId: UserId,
  ids: { kept: ListingId; other: ListingId },
  take: readonly MergedFact[],
): Promise<void> {
  await transaction(db, async (tx) => {
    const pair = await requirePair(tx, userId, ids);
    const { kept, merged } = pair;
    const isUnderWay = [kept, merged].some(({ status }) => UNDER_WAY.has(status));
    if (isUnderWay || (await hasTasks(tx, [kept.id, merged.id]))) throw new AppError('listing_busy');
    const plan = await planMerge(tx, kept, merged);
    const now = clock.now();
    const parts = await partsOf(tx, merged.id);
    const changes: MergeChanges = {
      ...takeFacts(kept, merged, take),
      ...(await joinProjects(tx, userId, pair, plan)),
      ...(await leaveOut(tx, pair, plan)),
      pictures: plan.pictures.before,
      gotPicture: await givePicture(tx, merged, kept),
      gotPage: await givePage(tx, merged.id, kept.id),
      parts,
    };
    for (const picture of plan.pictures.changed) await setPicture(tx, picture);
    await leaveOutOfPage(tx, kept.id, (leftOut) => [...new Set([...leftOut, ...changes.leftOut])]);
    await updateListing(tx, kept.id, {
      ...afterwards(changes),
      foundIn: JSON.stringify({ ...kept.foundIn, ...valuesOf(changes.foundIn, 'after') }),
      updatedAt: now,
    });
    await insertMerge(tx, { mergedId: merged.id, keptId: kept.id, changes, mergedAt: now });
    await setWhole(tx, [merged.id, ...parts], kept.id);
  });
}

/** Values of columns after a merge. */
const afterwards = ({ columns }: MergeChanges): ListingChange => asColumns(valuesOf(columns, 'after'));

/** Values on one side of a merge. */
export const valuesOf = (
  changes: Record<string, { before: unknown; after: unknown } | undefined>,
  side: 'before' | 'after',
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change?.[side]]));

/** Values for the database: JSON as text, times as times. */
export function asColumns(values: Record<string, unknown>): ListingChange {
  const { price, attribution, fetchedAt, ...rest } = values;
  return {
    ...rest,
    ...('price' in values && { price: price === null ? null : JSON.stringify(price) }),
    ...('attribution' in values && {
      attribution: attribution === null ? null : JSON.stringify(attribution),
    }),
    ...('fetchedAt' in values && { fetchedAt: fetchedAt === null ? null : new Date(`${fetchedAt}`) }),
  };
}

/** Joins two projects by moving photos; if only the merged listing has one, the kept one gets it. */
async function joinProjects(
  tx: Database,
  userId: UserId,
  { kept, merged }: MergedPair,
  { keptProject, mergedProject, photos }: MergePlan,
): Promise<Pick<MergeChanges, 'photos' | 'photosFrom' | 'gotProject'>> {
  const nothing = { photos: [], photosFrom: null, gotProject: null };
  if (!mergedProject) return nothing;
  if (!keptProject) {
    await updateListing(tx, merged.id, { projectId: null });
    await updateListing(tx, kept.id, { projectId: mergedProject });
    return { ...nothing, gotProject: mergedProject };
  }
  await lockBoth(tx, userId, [keptProject, mergedProject]);
  const last = await lastPosition(tx, keptProject);
  const places = photos.moved.map(({ id }, at) => ({ id, position: last + 1 + at }));
  await movePhotos(tx, places, { from: mergedProject, to: keptProject });
  return {
    photos: photos.moved.map(({ id, position }) => ({ id, position })),
    photosFrom: mergedProject,
    gotProject: null,
  };
}

/** Locks the order of the photos of two projects, always in the same order. */
export async function lockBoth(
  tx: Database,
  userId: UserId,
  projects: readonly [ProjectId, ProjectId],
): Promise<void> {
  for (const id of [...projects].sort()) await lockOrder(tx, userId, id);
}

/** Choices for the sets move with the photos, and smaller duplicates are left out. */
async function leaveOut(
  tx: Database,
  { kept, merged }: MergedPair,
  { keptProject, mergedProject, photos }: MergePlan,
): Promise<Pick<MergeChanges, 'leftOut' | 'captions'>> {
  const comes = (id: ImageId) =>
    keptProject ? photos.moved.some((photo) => photo.id === id) : mergedProject !== undefined;
  const own = kept.publishingChoices;
  const others = merged.publishingChoices;
  const captions = Object.entries(others.captions ?? {}).filter(
    ([id]) => comes(id as ImageId) && own.captions?.[id as ImageId] === undefined,
  );
  const known = new Set(own.leftOut);
  const leftOut = [...photos.leftOut.map(({ id }) => id), ...(others.leftOut ?? []).filter(comes)].filter(
    (id) => !known.has(id),
  );
  await setChoices(tx, kept.id, {
    ...own,
    leftOut: [...known, ...leftOut],
    captions: { ...own.captions, ...Object.fromEntries(captions) },
  });
  return { leftOut, captions: captions.map(([id]) => id as ImageId) };
}

/** The small picture of the card moves if the kept listing has none. */
async function givePicture(tx: Database, from: WholeListing, to: WholeListing): Promise<boolean> {
  if (to.pictureId !== null || from.pictureId === null) return false;
  const { pictureId, pictureHash, pictureSource } = from;
  await updateListing(tx, from.id, { pictureId: null, pictureHash: null, pictureSource: null });
  await updateListing(tx, to.id, { pictureId, pictureHash, pictureSource });
  return true;
}
