import { createHash } from 'node:crypto';
import type {
  ImageId,
  PublishingDestination,
  PublishingObstacle,
  PublishingProfile,
} from '@home-design/contract';
import type {
  ContentCredentials,
  SigningFacts,
} from '../../platform/content-credentials/content-credentials.ts';
import type { Database } from '../../platform/database/database.ts';
import { imagesInOrder, shownVersion } from '../images/index.ts';
import { attributionView, type ListingRow, photosOnTheirWay, photosToPublish } from '../listings/index.ts';
import { exportsHaveWatermark } from '../plans/index.ts';
import { obstaclesTo, profileOf, ruleOfPicture } from '../publishing-profiles/index.ts';
import { nameOfPhoto, type PhotoOfListing, planSet } from './plan-set.ts';
import type { PlannedSet } from './planned-set.ts';
import { nameOfAccount, versionsEver } from './store.ts';

/** The set that would be made now. */
export interface ReadPlan {
  set: PlannedSet;
  /** Photos in their order, including those left out. */
  photos: (PhotoOfListing & { isLeftOut: boolean })[];
  /** The chosen destinations of the profile. */
  destinations: readonly PublishingDestination[];
  obstacles: PublishingObstacle[];
  signing: SigningFacts;
  /** Equal for equal sets that are signed in the same way. */
  inputHash: string;
}

/** Increases when the same plan produces other files. */
const FORMAT = 2;

/** Reads the set that would be published of a listing: the shown version of each photo of its project, in order. */
export async function readPlan(
  { db, credentials }: { db: Database; credentials: ContentCredentials },
  listing: ListingRow,
): Promise<ReadPlan> {
  const profile = await profileOf(db, listing.userId, listing);
  const destinations = chosenDestinations(profile, listing);
  const { leftOut = [] } = listing.publishingChoices;
  const isLeftOut = (id: ImageId) => leftOut.includes(id);
  const judged = listing.projectId ? await photosToPublish(db, listing.userId, listing.projectId) : [];
  const altered = new Set(
    judged
      .filter(({ edits }) => (ruleOfPicture(profile, edits)?.rule ?? 'allowed') !== 'allowed')
      .map(({ imageId }) => imageId),
  );
  const photos = (await photosOf(db, listing, altered)).map((photo) => ({
    ...photo,
    isLeftOut: isLeftOut(photo.image.id),
  }));
  const signing = await credentials.facts();
  const set: PlannedSet = {
    listing: {
      title: listing.title,
      address: listing.address,
      ...(listing.attribution && { attribution: attributionView(listing.attribution) }),
    },
    profile,
    madeBy: await nameOfAccount(db, listing.userId),
    watermark: await exportsHaveWatermark(db, listing.userId),
    pictures: planSet(
      profile,
      photos.filter((photo) => !photo.isLeftOut),
      destinations,
    ),
  };
  const wanted = judged.filter(({ imageId }) => !isLeftOut(imageId));
  const obstacles = [
    ...obstaclesTo({ ...profile, destinations: [...destinations] }, wanted, {
      hasProject: listing.projectId !== null,
      photosOnTheirWay: photosOnTheirWay(listing),
    }),
    ...tooManyWithOriginals(set, destinations, wanted.length),
  ];
  return {
    ...{ set, photos, destinations, obstacles, signing },
    inputHash: hashOf({ format: FORMAT, set, signing }),
  };
}

/**
 * The photos of a listing in their order, each with the version that stands for it.
 * @param altered those whose picture needs the label
 */
export async function photosOf(
  db: Database,
  listing: ListingRow,
  altered: ReadonlySet<ImageId>,
): Promise<PhotoOfListing[]> {
  if (listing.projectId === null) return [];
  const images = await imagesInOrder(db, listing.userId, listing.projectId);
  const versions = Map.groupBy(
    await versionsEver(
      db,
      images.map(({ id }) => id),
    ),
    ({ imageId }) => imageId,
  );
  return images.flatMap((image) => {
    const own = versions.get(image.id) ?? [];
    const original = own.find(({ kind }) => kind === 'original');
    const shown = shownVersion(
      image,
      own.filter(({ deletedAt, files }) => deletedAt === null && files !== null),
    );
    return original?.files && shown
      ? [
          {
            ...{ image, shown, original, versions: own, needsLabel: altered.has(image.id) },
            caption: listing.publishingChoices.captions?.[image.id] ?? nameOfPhoto(image.name),
          },
        ]
      : [];
  });
}

/** All if none is chosen, or if none of the chosen ones is in the profile any more. */
function chosenDestinations(profile: PublishingProfile, { publishingChoices }: ListingRow) {
  const chosen = profile.destinations.filter(({ id }) => publishingChoices.destinations?.includes(id));
  return chosen.length === 0 ? profile.destinations : chosen;
}

/** Photos within the limit may exceed it together with the originals beside them. */
function tooManyWithOriginals(
  { pictures }: PlannedSet,
  destinations: readonly PublishingDestination[],
  photoCount: number,
): PublishingObstacle[] {
  const count = pictures.length / destinations.length;
  return destinations.flatMap(({ name, max_pictures: most }) =>
    most === null || count <= most || photoCount > most
      ? []
      : [
          {
            ...{ code: 'too_many_photos', image: null, name: null, position: null },
            detail: `${name} takes at most ${most} pictures, and with the originals beside altered ones there are ${count}.`,
            remedy: 'Leave some photos out.',
          },
        ],
  );
}

/** SHA-256 of a value; the order of its keys does not matter. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** JSON with sorted keys. */
export function canonicalJson(value: unknown, space?: number): string {
  const sorted = (_key: string, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted, space);
}
