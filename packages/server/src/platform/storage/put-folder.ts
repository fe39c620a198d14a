import { randomUUID } from 'node:crypto';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush, flushFolder } from './durable.ts';
import { INCOMING } from './picture-folders.ts';

/** What `rename` says of a target that has files in it. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);
/** So often does a folder vanish while its files are being replaced, before something else must be wrong. */
const MAX_TRIES = 10;

/**
 * Puts a folder of files in its place, durably. Where there is one already each of its files is replaced in one step,
 * so that whoever reads meanwhile finds the old or the new one, and never none.
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

/** Across file systems nothing moves in one step, so a copy is made beside the target first. */
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

/** @returns whether there was nothing in the way */
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

/** @returns false when somebody has removed the target meanwhile, and nothing was done */
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
