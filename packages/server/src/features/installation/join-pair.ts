import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { instanceSetting } from '../../platform/database/instance-settings.ts';
import { type Places, sentenceOn } from './copy.ts';
import { keepInstallationFile, readInstallationFile, replaceInstallationFile } from './installation-file.ts';
import { judgePair } from './judge-pair.ts';
import { lookAtPair } from './look-at-pair.ts';
import { INSTALLATION_ID, installationIdOf } from './store.ts';

/**
 * Refuses a database and files that do not belong together: a database without the rows of the pictures would remove
 * them as unused. It changes nothing, so that the missing half can still be restored; it runs before tables are
 * created.
 * @param db undefined: an embedded database that does not exist yet
 * @throws with a sentence that says what to do
 */
export async function requirePair(db: Database | undefined, places: Places): Promise<void> {
  if (db && (await namesSame(db, places.filesFolder))) return;
  const facts = await lookAtPair({ db, filesFolder: places.filesFolder });
  const mismatch = judgePair(facts);
  if (mismatch !== null) throw new Error(sentenceOn(mismatch, facts, places));
}

/** Whether both have the same id, as on every start but the first: then the pictures need no check. */
async function namesSame(db: Database, filesFolder: string): Promise<boolean> {
  const id = await readInstallationFile(filesFolder);
  return id !== undefined && id === (await installationIdOf(db));
}

/**
 * Writes a common id into the database and among the files, if it is missing; safe if several servers start at once.
 * @throws with a sentence if another database was faster
 */
export async function joinPair(db: Database, places: Places): Promise<void> {
  const { filesFolder } = places;
  const filesId = await readInstallationFile(filesFolder);
  const id = await instanceSetting(db, INSTALLATION_ID, () => filesId ?? randomUUID());
  if (filesId === id || (await keepInstallationFile(filesFolder, id)) === id) return;
  throw new Error(sentenceOn('different', await lookAtPair({ db, filesFolder }), places));
}

/** Joins a database and files at the operator's command, even if their ids differ. */
export async function forcePair(db: Database, filesFolder: string): Promise<void> {
  const filesId = await readInstallationFile(filesFolder);
  const id = await instanceSetting(db, INSTALLATION_ID, () => filesId ?? randomUUID());
  await replaceInstallationFile(filesFolder, id);
}
