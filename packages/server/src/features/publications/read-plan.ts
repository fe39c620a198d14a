import { createHash } from 'node:crypto';
import type { ImageId, PublicationObstacle, PublicationPlan } from '@home-design/contract';
import type {
  ContentCredentials,
  SigningFacts,
} from '../../platform/content-credentials/content-credentials.ts';
import type { Database } from '../../platform/database/database.ts';
import { imagesInOrder, shownVersion } from '../images/index.ts';
import type { ListingRow } from '../listings/index.ts';
import { exportsHaveWatermark } from '../plans/index.ts';
import { pictureAddress, withoutEnding } from '../versions/index.ts';
import { obstaclesOf } from './obstacles.ts';
import { type PhotoOfListing, planSet } from './plan-set.ts';
import type { PlannedSet } from './planned-set.ts';
import { profileOfListing } from './profile-of-listing.ts';
import { nameOfAccount, versionsEver } from './store.ts';
import { provenanceView } from './view.ts';

/** A set as it would be made now. */
export interface ReadPlan {
  set: PlannedSet;
  obstacles: PublicationObstacle[];
  signing: SigningFacts;
  /** The same for the same set, signed in the same way. */
  inputHash: string;
  view: PublicationPlan;
}

/** Goes up when the same plan gives other files. */
const FORMAT = 1;

/**
 * Reads what would be published of a listing: the shown version of each photo of its project, in order.
 * @param leftOut photos that are not to be in it
 */
export async function readPlan(
  { db, credentials }: { db: Database; credentials: ContentCredentials },
  listing: ListingRow,
  leftOut: readonly ImageId[],
): Promise<ReadPlan> {
  const profile = profileOfListing();
  const all = await photosOf(db, listing);
  const isLeftOut = (id: ImageId) => leftOut.includes(id);
  const photos = all.filter(({ image }) => !isLeftOut(image.id));
  const signing = await credentials.facts();
  const set: PlannedSet = {
    listing: { title: listing.title, address: listing.address },
    profile,
    madeBy: await nameOfAccount(db, listing.userId),
    watermark: await exportsHaveWatermark(db, listing.userId),
    pictures: planSet(profile, photos),
  };
  const obstacles = [...ofWholeListing(listing, photos), ...obstaclesOf(profile, photos)];
  const thumbnails = new Map(
    all.flatMap(({ shown, original }) =>
      [shown, original].map((version) => [version.id, pictureAddress(version, 'thumbnail') ?? '']),
    ),
  );
  return {
    set,
    obstacles,
    signing,
    inputHash: hashOf({ format: FORMAT, set, signing }),
    view: {
      profile_id: profile.id,
      profile_version: profile.version,
      profile_name: profile.name,
      photos: all.map(({ image, shown }) => ({
        image: image.id,
        name: withoutEnding(image.name),
        is_left_out: isLeftOut(image.id),
        thumbnail_url: thumbnails.get(shown.id) ?? '',
      })),
      pictures: set.pictures.map((picture) => ({
        file: picture.file,
        destination: picture.destination,
        image: picture.image,
        version: picture.version.id,
        photo: picture.photo,
        state: picture.state,
        is_companion: picture.isCompanion,
        label: picture.drawnLabel,
        caption: picture.caption,
        thumbnail_url: thumbnails.get(picture.version.id) ?? '',
      })),
      obstacles,
      provenance: provenanceView(signing),
      watermark: set.watermark,
    },
  };
}

async function photosOf(db: Database, listing: ListingRow): Promise<PhotoOfListing[]> {
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
    return original?.files && shown ? [{ image, shown, original, versions: own }] : [];
  });
}

function ofWholeListing(listing: ListingRow, photos: readonly PhotoOfListing[]): PublicationObstacle[] {
  const about = { image: null, name: null };
  if (listing.projectId === null) {
    return [
      {
        ...about,
        detail: 'This listing has no project with photos yet.',
        remedy: 'Create a project from the listing.',
      },
    ];
  }
  return [
    ...(photos.length === 0
      ? [{ ...about, detail: 'There is no photo in the set.', remedy: 'Add photos to the project.' }]
      : []),
    ...(listing.isDownloading
      ? [
          {
            ...about,
            detail: 'Photos are still on their way into the project.',
            remedy: 'Wait until all of them are there.',
          },
        ]
      : []),
  ];
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
