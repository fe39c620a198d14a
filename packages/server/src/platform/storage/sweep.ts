import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownFolders } from './storage.ts';

/** So many folders are asked about at once. */
const BATCH = 500;

/** Removes folders of storage that belong to nothing; see `Storage.sweep`. */
export async function sweepFolders(root: string, known: KnownFolders, olderThanMs: number): Promise<number> {
  const before = Date.now() - olderThanMs;
  const scratch = await untouchedFolders(join(root, 'scratch'), before);
  let removed = await removeAll(scratch);

  const pictures = await readdir(join(root, 'pictures'));
  for (let start = 0; start < pictures.length; start += BATCH) {
    const keys = pictures.slice(start, start + BATCH).map((name) => `pictures/${name}`);
    const kept = await known(keys);
    const orphans = keys.filter((key) => !kept.has(key)).map((key) => join(root, key));
    removed += await removeAll(await untouched(orphans, before));
  }
  return removed;
}

async function untouchedFolders(folder: string, before: number): Promise<string[]> {
  const names = await readdir(folder);
  return untouched(
    names.map((name) => join(folder, name)),
    before,
  );
}

async function untouched(paths: string[], before: number): Promise<string[]> {
  const old: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs <= before) old.push(path);
  }
  return old;
}

async function removeAll(paths: string[]): Promise<number> {
  for (const path of paths) await rm(path, { recursive: true, force: true });
  return paths.length;
}
