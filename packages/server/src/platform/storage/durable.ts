import { constants } from 'node:fs';
import { cp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../http/app-error.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The same failure, as `storage_full` when the disk has no room left. */
export function translateFull(error: unknown): unknown {
  const full = error instanceof Error && FULL.has((error as NodeJS.ErrnoException).code ?? '');
  return full ? new AppError('storage_full', undefined, { cause: error, retryAfterSeconds: 60 }) : error;
}

/** Makes the bytes of a file, or the names in a folder, survive a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function flushFolder(folder: string): Promise<void> {
  const files = await readdir(folder);
  await Promise.all(files.map((file) => flush(join(folder, file))));
  await flush(folder);
}

/** Moves a folder to a new name in one step; across file systems it is copied next to it first. */
export async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await flushFolder(from);
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const near = `${to}.partial`;
    await rm(near, { recursive: true, force: true });
    await cp(from, near, { recursive: true });
    await flushFolder(near);
    await rename(near, to);
    await rm(from, { recursive: true, force: true });
  }
  await flush(dirname(to));
}
