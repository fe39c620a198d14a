import type { ListingId } from '@home-design/contract';
import { pairsAlike } from './alike.ts';
import type { MergeChanges } from './changes.ts';
import type { PhotoRow, PictureRow } from './merge-store.ts';

/** The result of joining the photos of two projects. */
export interface JoinedPhotos {
  /** Photos of the merged listing that move into the other project. */
  moved: PhotoRow[];
  /** Photos of the kept listing with a larger copy in the other project: they stay, hidden. */
  leftOut: PhotoRow[];
  /** The number of photos that both have. */
  doubled: number;
}

/**
 * Joins the photos of two projects: of near-identical ones the larger stays visible, but an edited photo does not
 * give way to an unedited one.
 */
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

/** The result of joining the pictures of two sources. */
export interface JoinedPictures {
  /** The new rows. */
  changed: { id: string; listingId: ListingId; place: number; mergedFrom: ListingId | null }[];
  /** The rows before. */
  before: MergeChanges['pictures'];
  /** The number of pictures of the kept listing afterwards. */
  joined: number;
  doubled: number;
}

/**
 * Joins the pictures of two sources, without those that both have. Of two that look the same, the one whose photo is
 * in the project stays with the kept listing, and the other one goes to the merged listing.
 * @param isThere whether the photo of a picture will be in the project and shown
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
