import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFirst, replaceFile } from '../../platform/storage/small-file.ts';

/**
 * The file with the id of an installation, beside its pictures. It is inside their folder, because that may be a
 * separate disk, and is empty while the disk is not mounted.
 * @param filesFolder `DATA_DIR/files`
 */
export function installationFile(filesFolder: string): string {
  return join(filesFolder, 'pictures', '.installation-id');
}

/** The id among the files; undefined if there is none. */
export async function readInstallationFile(filesFolder: string): Promise<string | undefined> {
  const text = await readFile(installationFile(filesFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

/**
 * Writes the id among the files unless there is one.
 * @returns the id that is there afterwards
 */
export async function keepInstallationFile(filesFolder: string, id: string): Promise<string | undefined> {
  await keepFirst(installationFile(filesFolder), `${id}\n`);
  return readInstallationFile(filesFolder);
}

/** Writes the id among the files, and replaces any other. */
export async function replaceInstallationFile(filesFolder: string, id: string): Promise<void> {
  await replaceFile(installationFile(filesFolder), `${id}\n`);
}
