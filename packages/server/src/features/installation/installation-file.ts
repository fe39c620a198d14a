import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFirst, replaceFile } from '../../platform/storage/small-file.ts';

/**
 * Where the id of an installation lies among its files. It stands beside the pictures themselves: their folder may be
 * a disk of its own, and one that is not mounted is empty.
 * @param filesFolder `DATA_DIR/files`
 */
export function installationFile(filesFolder: string): string {
  return join(filesFolder, 'pictures', '.installation-id');
}

/** The id among the files; undefined while there is none. */
export async function readInstallationFile(filesFolder: string): Promise<string | undefined> {
  const text = await readFile(installationFile(filesFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

/**
 * Writes the id among the files unless there is one.
 * @returns the one that stands there afterwards
 */
export async function keepInstallationFile(filesFolder: string, id: string): Promise<string | undefined> {
  await keepFirst(installationFile(filesFolder), `${id}\n`);
  return readInstallationFile(filesFolder);
}

/** Writes the id among the files, whatever stood there before. */
export async function replaceInstallationFile(filesFolder: string, id: string): Promise<void> {
  await replaceFile(installationFile(filesFolder), `${id}\n`);
}
