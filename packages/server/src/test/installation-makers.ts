import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPostgres } from '../platform/database/open-postgres.ts';
import type { OpenDatabase } from '../platform/database/opened-database.ts';
import { runSql } from '../platform/database/run-sql.ts';
import { copyPglite, createPostgresDatabase, PREPARED_DATABASE } from './database/test-database.ts';

/** A place for an installation, on whichever of the two databases this project runs. */
export interface TestPlace {
  dataFolder: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** An empty data folder, and an empty database where this project runs PostgreSQL. */
export const emptyPlace = (): Promise<TestPlace> => makePlace();

/** A place whose database has all tables and no rows. */
export async function preparedPlace(): Promise<TestPlace> {
  const place = await makePlace(PREPARED_DATABASE);
  if (!place.databaseUrl) copyPglite(join(place.dataFolder, 'database'));
  return place;
}

/** @param template the PostgreSQL database to copy; otherwise it is empty */
async function makePlace(template?: string): Promise<TestPlace> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'home-design-place-'));
  const address = inject('postgresUrl');
  const postgres = address ? await createPostgresDatabase(address, template ? { template } : {}) : undefined;
  return {
    dataFolder,
    databaseUrl: postgres?.url,
    remove: async () => {
      await postgres?.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Opens the database of a place that has one. */
export function openPlace({ dataFolder, databaseUrl }: TestPlace): Promise<OpenDatabase> {
  return databaseUrl === undefined
    ? import('../platform/database/open-pglite.ts').then(({ openPglite }) =>
        openPglite(join(dataFolder, 'database')),
      )
    : openPostgres(databaseUrl, () => {});
}

/** An installation at rest: tables, a key, and so many versions with pictures. */
export async function makeInstallation(versions: number): Promise<TestPlace & { versionIds: string[] }> {
  const place = await preparedPlace();
  const { dataFolder } = place;
  await mkdir(join(dataFolder, 'keys'));
  await writeFile(join(dataFolder, 'keys', 'share-links'), `${randomBytes(32).toString('base64')}\n`);
  const database = await openPlace(place);
  await runSql(database.db, `insert into users (id, is_anonymous) values ('owner', true)`);
  const versionIds: string[] = [];
  for (let n = 0; n < versions; n++) versionIds.push(await addVersion(place, database));
  await database.close();
  return { ...place, versionIds };
}

/** Keeps pictures and then the rows that name them, as the server does. */
export async function addVersion({ dataFolder }: TestPlace, { db }: OpenDatabase): Promise<string> {
  const [image, version] = [randomUUID(), randomUUID()];
  const folder = join(dataFolder, 'files', 'pictures', version);
  await mkdir(folder, { recursive: true });
  for (const name of PICTURES) await writeFile(join(folder, name), randomBytes(2_000));
  await runSql(
    db,
    `insert into images (id, user_id, name, received_format, received_bytes, received_sha256, created_at)
      values ($1, 'owner', 'Living room', 'jpeg', 1, '', now())`,
    [image],
  );
  await runSql(
    db,
    `insert into versions (id, image_id, user_id, kind, operation, status, label, description, branch_name, parameters,
        files, content_hash, warnings, width, height, is_primary, is_favorite, created_at, completed_at)
      values ($1, $2, 'owner', 'original', 'upload', 'completed', '', '', 'main', '{}', $3, '', '[]', 1, 1, true, false,
        now(), now())`,
    [version, image, JSON.stringify(FILES)],
  );
  return version;
}

/** Keeps the picture of a listing and then the row that names it. @returns name of the folder */
export async function addListing({ dataFolder }: TestPlace, { db }: OpenDatabase): Promise<string> {
  const picture = randomUUID();
  const folder = join(dataFolder, 'files', 'pictures', picture);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'picture.jpg'), randomBytes(2_000));
  await runSql(
    db,
    `insert into listings (id, user_id, batch_place, source_type, status, picture_id, created_at, updated_at)
      values ($1, 'owner', 1, 'url', 'completed', $2, now(), now())`,
    [randomUUID(), picture],
  );
  return picture;
}

const FILES = {
  original: 'original.png',
  preview: { webp: 'preview.webp', jpeg: 'preview.jpg' },
  thumbnail: { webp: 'thumbnail.webp', jpeg: 'thumbnail.jpg' },
  mask: null,
};
const PICTURES = ['original.png', 'preview.webp', 'preview.jpg', 'thumbnail.webp', 'thumbnail.jpg'];

/** Deletes a version as the server does: the row, then its pictures. */
export async function deleteVersion(
  { dataFolder }: TestPlace,
  { db }: OpenDatabase,
  version: string,
): Promise<void> {
  await runSql(db, 'delete from images where id in (select image_id from versions where id = $1)', [version]);
  await rm(join(dataFolder, 'files', 'pictures', version), { recursive: true });
}
