import type { ListingId, UserId } from '@home-design/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { liveProject } from '../reading-store.ts';
import { joinPhotos } from './join-photos.ts';
import {
  leaveOutOfPage,
  lockWholeListings,
  mergesInto,
  photosIn,
  picturesOf,
  setChanges,
  setChoices,
} from './merge-store.ts';

/**
 * Compares the photos of merged listings once they are fetched: of near-identical ones, the smaller is left out of
 * sets and page. Each photo is left out once, so that one that the person includes again stays.
 */
export async function leaveOutDoubles(
  db: Database,
  { id, userId }: { id: ListingId; userId: UserId },
): Promise<void> {
  await transaction(db, async (tx) => {
    const [listing] = await lockWholeListings(tx, userId, [id]);
    const merges = listing ? await mergesInto(tx, id) : [];
    const last = merges.at(-1);
    const project = listing && (await liveProject(tx, listing));
    if (!listing || !last || !project) return;
    const pictures = await picturesOf(tx, id);
    const others = new Set(
      pictures.flatMap(({ mergedFrom, imageId }) => (mergedFrom ? (imageId ?? []) : [])),
    );
    const own = new Set(pictures.flatMap(({ mergedFrom, imageId }) => (mergedFrom ? [] : (imageId ?? []))));
    const photos = await photosIn(tx, project);
    const before = new Set(merges.flatMap(({ changes }) => changes.leftOut));
    const joined = joinPhotos(
      photos.filter((photo) => own.has(photo.id) && !before.has(photo.id)),
      photos.filter((photo) => others.has(photo.id) && !own.has(photo.id) && !before.has(photo.id)),
    );
    const shown = new Set(joined.moved);
    const smaller = photos.filter(
      ({ id: photo }) => others.has(photo) && !own.has(photo) && !before.has(photo),
    );
    const gone = [...joined.leftOut, ...smaller.filter((photo) => !shown.has(photo))].map(
      (photo) => photo.id,
    );
    if (gone.length === 0) return;
    const choices = listing.publishingChoices;
    await setChoices(tx, id, { ...choices, leftOut: [...new Set([...(choices.leftOut ?? []), ...gone])] });
    await leaveOutOfPage(tx, id, (leftOut) => [...new Set([...leftOut, ...gone])]);
    await setChanges(tx, last.mergedId, {
      ...last.changes,
      leftOut: [...last.changes.leftOut, ...gone],
    });
  });
}
