import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that the files of a folder take up; a file that lies in other folders, too, takes up nothing here. */
export async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size, nlink }) => sum + (nlink > 1 ? 0 : size), 0);
}
