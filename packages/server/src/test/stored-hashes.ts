import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '../platform/hash-file.ts';

/** SHA-256 of every file that storage keeps in a folder, by its path. */
export async function storedHashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(join(folder, 'pictures'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await hashFile(file)] as const)),
  );
}
