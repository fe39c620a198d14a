import type { ListingId } from '@home-design/contract';
import { pairsAlike } from './alike.ts';
import type { MergeChanges } from './changes.ts';
import type { PhotoRow, PictureRow } from './merge-store.ts';

/** What becomes of the photos of two projects when their listings are merged. */
export interface JoinedPhotos {
  /** Those of the merged listing's that go into the other project. */
  moved: PhotoRow[];
  /** Those of the kept listing's of which the other project has a larger one: they stay, and are shown no more. */
  leftOut: PhotoRow[];
  /** Those that both have. */
  doubled: number;
}

/** Joins the photos of two projects, of near-identical ones the larger; one that was edited is not given up for one that was not. */
export function joinPhotos(kept: readonly PhotoRow[], merged: readonly PhotoRow[]): JoinedPhotos {
  const pairs = pairsAlike(kept, merged);
  const worse = new Set<PhotoRow>(pairs.map(([own, other]) => (isBetter(other, own) ? own : other)));
  return {
    moved: merged.filter((photo) => !worse.has(photo)),
    leftOut: kept.filter((photo) => worse.has(photo)),
    doubled: pairs.length,
  };
}

function isBetter(one: PhotoRow, other: PhotoRow): boolean {
  return one.isEdited === other.isEdited ? one.pixels > other.pixels : one.isEdited;
}

/** What becomes of the pictures that the sources of two listings name. */
export interface JoinedPictures {
  /** Rows as they are to be. */
  changed: { id: string; listingId: ListingId; place: number; mergedFrom: ListingId | null }[];
  /** The same as they are. */
  before: MergeChanges['pictures'];
  /** Pictures of the kept listing afterwards. */
  joined: number;
  doubled: number;
}

/**
 * Joins the pictures that two sources name, without those that both have. Of two that look the same, the one whose photo
 * is in the project stays with the kept listing, and the other one goes to the merged one in its stead.
 * @param isThere whether the photo of a picture is in the project afterwards, and shown
 */
export function joinPictures(
  { kept, merged }: { kept: ListingId; merged: ListingId },
  own: readonly PictureRow[],
  others: readonly PictureRow[],
  isThere: (picture: PictureRow) => boolean,
): JoinedPictures {
  const pairs = new Map(pairsAlike(others, own));
  const last = Math.max(0, ...own.map(({ place }) => place));
  const changed: JoinedPictures['changed'] = [];
  const comes = (row: PictureRow, place: number) =>
    changed.push({ id: row.id, listingId: kept, place, mergedFrom: row.mergedFrom ?? merged });
  for (const row of others) {
    const double = pairs.get(row);
    if (!double) comes(row, last + row.place);
    else if (isThere(row) && !isThere(double) && row.sourceUrl !== double.sourceUrl) {
      comes(row, double.place);
      changed.push({ id: double.id, listingId: merged, place: row.place, mergedFrom: double.mergedFrom });
    }
  }
  const ids = new Set(changed.map(({ id }) => id));
  const before = [...own, ...others]
    .filter(({ id }) => ids.has(id))
    .map(({ id, listingId, place, mergedFrom }) => ({ id, listingId, place, mergedFrom }));
  return { changed, before, joined: own.length + others.length - pairs.size, doubled: pairs.size };
}
