import { join } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { pictureFolders } from '../../platform/storage/picture-folders.ts';
import { existingListingPictures } from '../listing-pictures/index.ts';
import { existingPublications } from '../published-sets/index.ts';
import { knownFolders } from '../versions/index.ts';
import { readInstallationFile } from './installation-file.ts';
import type { PairFacts } from './judge-pair.ts';
import { countPictures, hasTable, installationIdOf } from './store.ts';

/** Versions, listings and published sets have folders with such a name; a bare UUID is a version. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Folders that one query looks up. */
const BATCH = 500;

/** A database and the files to use with it. */
export interface Pair {
  /** Undefined: an embedded database that does not exist yet. */
  db: Database | undefined;
  /** `DATA_DIR/files` */
  filesFolder: string;
}

/** Collects the facts about a database and files; tables and folders may be missing. */
export async function lookAtPair({ db, filesFolder }: Pair): Promise<PairFacts> {
  const [databaseId, filesId, folders, pictures] = await Promise.all([
    db && installationIdOf(db),
    readInstallationFile(filesFolder),
    foldersIn(filesFolder),
    db ? countPictures(db) : 0,
  ]);
  const known = db && (await hasTable(db, 'versions')) ? await countKnown(db, folders) : 0;
  const ofListings =
    db && (await hasTable(db, 'listings'))
      ? await countNamed(folders, (ids) => existingListingPictures(db, ids))
      : 0;
  const hasSets = db && (await hasTable(db, 'listing_publications'));
  const ofSets = hasSets ? await countNamed(folders, (ids) => existingPublications(db, ids)) : 0;
  return { databaseId, filesId, folders: folders.length, known: known + ofListings + ofSets, pictures };
}

function foldersIn(filesFolder: string): Promise<string[]> {
  return pictureFolders(join(filesFolder, 'pictures')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function countKnown(db: Database, folders: readonly string[]): Promise<number> {
  let known = 0;
  for (let start = 0; start < folders.length; start += BATCH) {
    const keys = folders.slice(start, start + BATCH).map((name) => `pictures/${name}`);
    known += (await knownFolders(db, keys)).size;
  }
  return known;
}

async function countNamed(
  folders: readonly string[],
  existing: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let known = 0;
  for (let start = 0; start < folders.length; start += BATCH) {
    const ids = folders.slice(start, start + BATCH).filter((name) => UUID.test(name));
    known += (await existing(ids)).size;
  }
  return known;
}
