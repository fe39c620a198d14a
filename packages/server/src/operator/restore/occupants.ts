import { readdir } from 'node:fs/promises';
import { hasEmbeddedDatabase } from '../../platform/database/database-folder.ts';
import { isEmptyDatabase } from '../../platform/database/dump/catalog.ts';
import { versionOfFolder } from '../backup/named-pictures.ts';
import {
  connectTo,
  databaseFolder,
  type Installation,
  picturesFolder,
  printableUrl,
} from '../installation.ts';

/** The data that a restore would have to move aside, in words; empty if there is none. */
export async function occupants({ dataFolder, databaseUrl }: Installation): Promise<string[]> {
  const found: string[] = [];
  if (databaseUrl === undefined) {
    const folder = databaseFolder(dataFolder);
    if (await hasEmbeddedDatabase(folder)) found.push(`a database is in ${folder}`);
  } else {
    const database = await connectTo(databaseUrl);
    if (!(await isEmptyDatabase(database.db))) found.push(`${printableUrl(databaseUrl)} has tables`);
    await database.close();
  }
  const folders = await readdir(picturesFolder(dataFolder)).catch((): string[] => []);
  const pictures = folders.filter((name) => versionOfFolder(name) !== undefined);
  if (pictures.length > 0) found.push(`${picturesFolder(dataFolder)} has ${pictures.length} folders`);
  return found;
}
