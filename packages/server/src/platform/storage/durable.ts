import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../http/app-error.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The same failure, as `storage_full` if the disk is full. */
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

/** Makes everything in a folder survive a power cut. */
export async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await flushTree(join(folder, entry.name));
  await flushFolder(folder);
}
