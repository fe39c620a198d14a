import {
  banReason,
  type EditRule,
  type ImageId,
  type PublishingObstacle,
  type PublishingProfile,
} from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { type ListingRow, photosOnTheirWay, photosToPublish } from '../listings/index.ts';
import { historyOf, type PhotoOfListing, photosOf } from '../publications/index.ts';
import { obstaclesTo, profileOf, ruleOfPicture } from '../publishing-profiles/index.ts';
import type { VersionRow } from '../versions/index.ts';
import { unapprovedPhotos } from './store.ts';

/** A photo of a listing, as its page could show it. */
export interface PagePhoto {
  imageId: ImageId;
  name: string;
  shown: VersionRow;
  original: VersionRow;
  /** Why it is never shown; null: it may be shown. */
  banned: string | null;
  /** The disclosure of its picture; null: none. */
  label: string | null;
}

/** The photos of a listing, as judged by its publishing rules. */
export interface PagePhotos {
  profile: PublishingProfile;
  photos: PagePhoto[];
  obstacles: PublishingObstacle[];
}

/**
 * Reads the photos of a listing in their order. Photos from visitors are left out until the owner has accepted them.
 */
export async function readPagePhotos(db: Database, listing: ListingRow): Promise<PagePhotos> {
  const profile = await profileOf(db, listing.userId, listing);
  const judged = listing.projectId ? await photosToPublish(db, listing.userId, listing.projectId) : [];
  const rules = new Map(judged.map(({ imageId, edits }) => [imageId, ruleOfPicture(profile, edits)]));
  const unapproved = await unapprovedPhotos(
    db,
    judged.map(({ imageId }) => imageId),
  );
  const all = await photosOf(db, listing, new Set());
  const wanted = judged.filter(({ imageId }) => !unapproved.has(imageId));
  return {
    profile,
    photos: all
      .filter(({ image }) => !unapproved.has(image.id))
      .map((photo) => judge(profile, photo, rules.get(photo.image.id) ?? null)),
    obstacles: obstaclesTo(profile, wanted, {
      hasProject: listing.projectId !== null,
      photosOnTheirWay: photosOnTheirWay(listing),
    }),
  };
}

type Judgment = ReturnType<typeof ruleOfPicture>;

function judge(
  profile: PublishingProfile,
  { image, shown, original, versions }: PhotoOfListing,
  judgment: Judgment,
): PagePhoto {
  const photo = { imageId: image.id, name: image.name, shown, original };
  if (shown.kind === 'original') return { ...photo, banned: null, label: null };
  const { isComplete } = historyOf(shown, versions);
  const banned =
    judgment?.rule === 'banned'
      ? banReason(judgment)
      : !isComplete && ruleOfWhole(profile, shown) === 'banned'
        ? `${profile.name} does not allow what was changed in it.`
        : null;
  // A picture with an incomplete history is labeled as altered.
  const isLabeled = !isComplete || shown.shownClass === null || judgment?.rule === 'labeled';
  return { ...photo, banned, label: isLabeled ? profile.label.text : null };
}

/** The rule for the strongest edit of the chain, for when the single edits are not known any more. */
const ruleOfWhole = (profile: PublishingProfile, { shownClass }: VersionRow): EditRule =>
  shownClass === null ? 'labeled' : profile.edits[shownClass];
