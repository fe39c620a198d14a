import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepPictures } from '../../src/features/versions/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { runSql } from '../../src/platform/database/run-sql.ts';
import { hashFile } from '../../src/platform/hash-file.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { SiteHome } from './property-site.ts';

/** The running work when a server was killed, read from its database. */
export interface UnderWay {
  /** Pages and pictures whose attempts had begun. */
  reading: number;
  pictures: number;
  /** Tasks that are left, begun or not. */
  left: number;
}

export async function readUnderWay(db: Database): Promise<UnderWay> {
  const [row] = (await runSql(
    db,
    `select count(*) filter (where kind = 'read' and lease is not null)::integer as reading,
      count(*) filter (where kind = 'pictures' and lease is not null)::integer as pictures,
      count(*)::integer as left from listing_tasks`,
  )) as [UnderWay];
  return row;
}

/** Errors in listings, projects, photos and files, while no server runs; empty if all is well. */
export async function faultsOf(db: Database, folder: string, homes: readonly SiteHome[]): Promise<string[]> {
  const faults: string[] = [];
  const storage = await createDiskStorage(join(folder, 'files'));
  await sweepPictures({ db, storage, clock: systemClock }, { startedAt: systemClock.now(), alone: true });
  const listings = await db.selectFrom('listings').selectAll().execute();
  const projects = await db.selectFrom('projects').select(['id', 'title']).execute();
  const images = await db
    .selectFrom('images')
    .select(['id', 'projectId', 'receivedSha256', 'deletedAt'])
    .orderBy('position')
    .execute();
  const versions = await db.selectFrom('versions').selectAll().execute();
  const named = await db.selectFrom('listingImages').selectAll().orderBy('place').execute();
  const [told] = (await runSql(
    db,
    `select coalesce(sum(substring(description from '\\d+')::integer), 0)::integer as count from operations
      where description like 'Imported %'`,
  )) as [{ count: number }];

  if (listings.length !== homes.length) faults.push(`${listings.length} listings, not ${homes.length}`);
  if (projects.length !== homes.length) faults.push(`${projects.length} projects, not ${homes.length}`);
  if (told.count !== homes.length) faults.push(`the activity tells of ${told.count} listings`);
  for (const home of homes) {
    const [listing, ...more] = listings.filter(({ sourceUrl }) => sourceUrl === home.url);
    if (!listing || more.length > 0) {
      faults.push(`${home.url} is there ${listing ? more.length + 1 : 0} times`);
      continue;
    }
    const says = (what: string) => faults.push(`${home.name}: ${what}`);
    if (listing.status !== 'completed') says(`is ${listing.status}: ${listing.error}`);
    if (listing.title !== home.name) says(`is called '${listing.title}'`);
    const own = named.filter(({ listingId }) => listingId === listing.id);
    if (own.length !== home.pictures) says(`names ${own.length} pictures, not ${home.pictures}`);
    for (const { state, error, place } of own)
      if (state !== 'done') says(`picture ${place} is ${state}: ${error}`);
    const photos = images.filter(
      ({ projectId, deletedAt }) => projectId === listing.projectId && deletedAt === null,
    );
    if (photos.map(({ receivedSha256 }) => receivedSha256).join() !== home.photos.join())
      says(
        `has ${photos.length} photos, and they are not the ${home.photos.length} of its page in their order`,
      );
    const known = new Set(photos.map(({ id }) => id));
    if (own.some(({ imageId }) => imageId === null || !known.has(imageId)))
      says('a picture is no photo of its project');
    const kept = join(folder, 'files', 'pictures', `${listing.pictureId}`, 'picture.jpg');
    if ((await hashFile(kept).catch(() => 'missing')) !== listing.pictureHash)
      says('the picture of its card is missing or another');
  }
  for (const { id } of images)
    if (versions.filter(({ imageId }) => imageId === id).length !== 1)
      faults.push(`photo ${id} has no one version`);
  for (const { id, files, contentHash } of versions) {
    const original = join(folder, 'files', 'pictures', id, files?.original ?? '');
    if ((await hashFile(original).catch(() => 'missing')) !== contentHash)
      faults.push(`the file of version ${id} is missing or damaged`);
  }
  const speakers = new Set([
    ...versions.flatMap(({ id }) => [id, `${id}.analysis`]),
    ...listings.map(({ pictureId }) => `${pictureId}`),
  ]);
  const folders = (await readdir(join(folder, 'files', 'pictures'))).filter((name) => !name.startsWith('.'));
  for (const name of folders) if (!speakers.has(name)) faults.push(`folder ${name} belongs to nothing`);
  for (const name of await readdir(join(folder, 'files', 'scratch'))) faults.push(`left in scratch: ${name}`);
  const { left } = await readUnderWay(db);
  if (left > 0) faults.push(`${left} things are still to be done`);
  return faults;
}
