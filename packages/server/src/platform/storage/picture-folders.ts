import { readdir } from 'node:fs/promises';

/** Begins the names of folders that are on their way to their place. */
export const INCOMING = '.incoming-';

/** Names of the folders that hold pictures; what a disk or we put beside them is left out. */
export async function pictureFolders(pictures: string): Promise<string[]> {
  const entries = await readdir(pictures, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'lost+found')
    .map((entry) => entry.name);
}
