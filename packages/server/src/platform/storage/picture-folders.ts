import { readdir } from 'node:fs/promises';

/** Prefix of folders that are being moved into place. */
export const INCOMING = '.incoming-';

/** Names of the folders with pictures; other entries, of the disk or ours, are left out. */
export async function pictureFolders(pictures: string): Promise<string[]> {
  const entries = await readdir(pictures, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'lost+found')
    .map((entry) => entry.name);
}
