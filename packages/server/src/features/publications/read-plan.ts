import { createHash } from 'node:crypto';
import type { ImageId, PublicationPlan, PublishingObstacle } from '@home-design/contract';
import type {
  ContentCredentials,
  SigningFacts,
} from '../../platform/content-credentials/content-credentials.ts';
import type { Database } from '../../platform/database/database.ts';
import { imagesInOrder, shownVersion } from '../images/index.ts';
import { type ListingRow, photosOnTheirWay, photosToPublish } from '../listings/index.ts';
import { exportsHaveWatermark } from '../plans/index.ts';
import { obstaclesTo, profileOf, ruleOfPicture } from '../publishing-profiles/index.ts';
import { pictureAddress, withoutEnding } from '../versions/index.ts';
import { type PhotoOfListing, planSet } from './plan-set.ts';
import type { PlannedSet } from './planned-set.ts';
import { nameOfAccount, versionsEver } from './store.ts';
import { provenanceView } from './view.ts';

/** A set as it would be made now. */
export interface ReadPlan {
  set: PlannedSet;
  obstacles: PublishingObstacle[];
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
  const profile = await profileOf(db, listing.userId, listing);
  const isLeftOut = (id: ImageId) => leftOut.includes(id);
  const judged = listing.projectId ? await photosToPublish(db, listing.userId, listing.projectId) : [];
  const altered = new Set(
    judged
      .filter(({ edits }) => (ruleOfPicture(profile, edits)?.rule ?? 'allowed') !== 'allowed')
      .map(({ imageId }) => imageId),
  );
  const all = await photosOf(db, listing, altered);
  const photos = all.filter(({ image }) => !isLeftOut(image.id));
  const signing = await credentials.facts();
  const set: PlannedSet = {
    listing: { title: listing.title, address: listing.address },
    profile,
    madeBy: await nameOfAccount(db, listing.userId),
    watermark: await exportsHaveWatermark(db, listing.userId),
    pictures: planSet(profile, photos),
  };
  const wanted = judged.filter(({ imageId }) => !isLeftOut(imageId));
  const obstacles = [
    ...obstaclesTo(profile, wanted, {
      hasProject: listing.projectId !== null,
      photosOnTheirWay: photosOnTheirWay(listing),
    }),
    ...tooManyWithOriginals(set, wanted.length),
  ];
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

async function photosOf(
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
      ? [{ image, shown, original, versions: own, needsLabel: altered.has(image.id) }]
      : [];
  });
}

/** Photos that fit by themselves may not fit with the originals that stand beside them. */
function tooManyWithOriginals({ profile, pictures }: PlannedSet, photoCount: number): PublishingObstacle[] {
  const count = pictures.length / profile.destinations.length;
  return profile.destinations.flatMap(({ name, max_pictures: most }) =>
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
