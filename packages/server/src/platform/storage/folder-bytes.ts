import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Disk space of a folder's files; a file that is hard-linked elsewhere counts as 0. */
export async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size, nlink }) => sum + (nlink > 1 ? 0 : size), 0);
}
