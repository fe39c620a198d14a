import { randomUUID } from 'node:crypto';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush, flushFolder } from './durable.ts';
import { INCOMING } from './picture-folders.ts';

/** Error code of `rename` onto a folder with files. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);
/** Retries if a folder vanishes while its files are being replaced; more point to another fault. */
const MAX_TRIES = 10;

/**
 * Moves a folder of files into place, durably. Each file of an existing folder is replaced in one step,
 * so that a concurrent reader finds the old or the new file, and never none.
 */
export async function putFolder(from: string, target: string): Promise<void> {
  await flushFolder(from);
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if ((await becomes(from, target)) || (await replaceFiles(from, target))) return;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    return putCopy(from, target);
  }
  throw new Error(`The folder ${target} comes and goes`);
}

/** A move across file systems is not atomic, so a copy is made beside the target first. */
async function putCopy(from: string, target: string): Promise<void> {
  const near = join(dirname(target), `${INCOMING}${randomUUID()}`);
  try {
    await cp(from, near, { recursive: true });
    await putFolder(near, target);
  } finally {
    await rm(near, { recursive: true, force: true });
  }
  await rm(from, { recursive: true, force: true });
}

/** @returns whether the target did not exist */
async function becomes(from: string, target: string): Promise<boolean> {
  try {
    await rename(from, target);
  } catch (error) {
    if (TAKEN.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
  await flush(dirname(target));
  return true;
}

/** @returns false if another process has removed the target meanwhile; nothing was done then */
async function replaceFiles(from: string, target: string): Promise<boolean> {
  const files = await readdir(from);
  for (const [index, file] of files.entries()) {
    try {
      await rename(join(from, file), join(target, file));
    } catch (error) {
      if (index === 0 && (error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
  const news = new Set(files);
  for (const file of await readdir(target)) {
    if (!news.has(file)) await rm(join(target, file), { recursive: true, force: true });
  }
  await flush(target);
  await rm(from, { recursive: true, force: true });
  return true;
}
