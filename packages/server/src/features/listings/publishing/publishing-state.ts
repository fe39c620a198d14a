import type { ProjectId, PublishingState, UserId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { LostEdit } from '../../../schema/picture-tables.ts';
import { type ImageWithVersions, imagesInOrder, shownVersion, withVersions } from '../../images/index.ts';
import {
  judgedArguments,
  type MadeEdit,
  obstaclesTo,
  type PhotoToPublish,
  profileOf,
} from '../../publishing-profiles/index.ts';
import type { ListingRow } from '../store.ts';
import { type LineageRow, lineageOf } from './lineage-store.ts';

/** The obstacles to publishing a listing by its rules; photos that are left out of its sets do not count. */
export async function publishingState(
  db: Database,
  userId: UserId,
  listing: ListingRow,
): Promise<PublishingState> {
  const profile = await profileOf(db, userId, listing);
  const { leftOut = [] } = listing.publishingChoices;
  const all = listing.projectId ? await photosToPublish(db, userId, listing.projectId) : [];
  const photos = all.filter(({ imageId }) => !leftOut.includes(imageId));
  const obstacles = obstaclesTo(profile, photos, {
    hasProject: listing.projectId !== null,
    photosOnTheirWay: photosOnTheirWay(listing),
  });
  return { profile, photo_count: photos.length, obstacles };
}

/** The number of pictures that are still being fetched into the project. */
export function photosOnTheirWay(listing: ListingRow): number {
  const { imageCount, imagesDone, imagesFailed, isDownloading } = listing;
  return isDownloading ? Math.max(0, imageCount - imagesDone - imagesFailed) : 0;
}

/** The photos of a project in their order, each as its shown version, with all edits in it. */
export async function photosToPublish(
  db: Database,
  userId: UserId,
  projectId: ProjectId,
): Promise<PhotoToPublish[]> {
  const images = await withVersions(db, await imagesInOrder(db, userId, projectId));
  const lineage = await lineageOf(
    db,
    images.map(({ image }) => image.id),
  );
  const rows = new Map(lineage.map((row) => [row.id, row]));
  return images.map((image) => photoToPublish(image, rows));
}

function photoToPublish(
  { image, versions }: ImageWithVersions,
  rows: ReadonlyMap<string, LineageRow>,
): PhotoToPublish {
  const original = versions.find(({ kind }) => kind === 'original');
  const shown = shownVersion(image, versions) ?? original;
  return {
    imageId: image.id,
    name: image.name,
    width: shown?.width ?? 0,
    height: shown?.height ?? 0,
    edits: shown ? editsIn(shown.id, rows) : [],
    hasOriginal: original?.contentHash != null,
    isBeingEdited: versions.some(({ status }) => status === 'pending' || status === 'processing'),
  };
}

/** Every edit in a version, the first one first; also those whose versions are in the bin or deleted for good. */
function editsIn(id: string, rows: ReadonlyMap<string, LineageRow>): MadeEdit[] {
  const found: MadeEdit[] = [];
  for (let row = rows.get(id); row; row = row.madeFromId ? rows.get(row.madeFromId) : undefined) {
    if (row.operation === 'upload' || row.editClass === null) continue;
    const source = row.madeFromId ? rows.get(row.madeFromId) : undefined;
    const given = judgedArguments(row.parameters, source?.detectedObjects ?? null);
    found.unshift(...row.lostEdits.flatMap(lostEdit), {
      mode: row.operation,
      editClass: row.editClass,
      given,
    });
  }
  return found;
}

const lostEdit = ({ mode, editClass, settings, found }: LostEdit): MadeEdit[] =>
  editClass === null ? [] : [{ mode, editClass, given: judgedArguments(settings, found) }];
