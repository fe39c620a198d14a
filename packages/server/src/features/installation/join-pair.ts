import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { instanceSetting } from '../../platform/database/instance-settings.ts';
import { type Places, sentenceOn } from './copy.ts';
import { keepInstallationFile, readInstallationFile, replaceInstallationFile } from './installation-file.ts';
import { judgePair } from './judge-pair.ts';
import { lookAtPair } from './look-at-pair.ts';
import { INSTALLATION_ID, installationIdOf } from './store.ts';

/**
 * Refuses a database and files that do not belong together: one that does not know the pictures would take them for
 * nobody's. Changes nothing, so whatever is missing can still be put back; asked before tables are made.
 * @param db undefined: an embedded database that has not been made yet
 * @throws with a sentence that says what to do
 */
export async function requirePair(db: Database | undefined, places: Places): Promise<void> {
  if (db && (await namesSame(db, places.filesFolder))) return;
  const facts = await lookAtPair({ db, filesFolder: places.filesFolder });
  const mismatch = judgePair(facts);
  if (mismatch !== null) throw new Error(sentenceOn(mismatch, facts, places));
}

/** What every start but the first finds: no look at the pictures is needed. */
async function namesSame(db: Database, filesFolder: string): Promise<boolean> {
  const id = await readInstallationFile(filesFolder);
  return id !== undefined && id === (await installationIdOf(db));
}

/**
 * Writes into the database and among the files that they belong together, where that is not written yet; safe when
 * several servers start at once.
 * @throws with a sentence when another database was faster
 */
export async function joinPair(db: Database, places: Places): Promise<void> {
  const { filesFolder } = places;
  const filesId = await readInstallationFile(filesFolder);
  const id = await instanceSetting(db, INSTALLATION_ID, () => filesId ?? randomUUID());
  if (filesId === id || (await keepInstallationFile(filesFolder, id)) === id) return;
  throw new Error(sentenceOn('different', await lookAtPair({ db, filesFolder }), places));
}

/** Makes a pair of a database and files by the operator's word, whatever they said before. */
export async function forcePair(db: Database, filesFolder: string): Promise<void> {
  const filesId = await readInstallationFile(filesFolder);
  const id = await instanceSetting(db, INSTALLATION_ID, () => filesId ?? randomUUID());
  await replaceInstallationFile(filesFolder, id);
}
