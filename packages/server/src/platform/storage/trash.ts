import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flush } from './durable.ts';

/** Folders stay in the trash for this long. */
export const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** A character that no key has, so the part after it does not belong to the name. */
const APART = '~';
const DAY_NAME = /^\d{4}-\d{2}-\d{2}$/;

/** The trash is among the pictures, so that a folder moves there in one step on any disk. */
export const trashIn = (pictures: string): string => join(pictures, '.trash');

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Moves a folder of pictures into the trash of a day; a missing folder is not an error. */
export async function moveToTrash(pictures: string, name: string, now: Date): Promise<boolean> {
  const day = join(trashIn(pictures), dayOf(now));
  await mkdir(day, { recursive: true, mode: 0o700 });
  try {
    await rename(join(pictures, name), join(day, `${name}${APART}${randomUUID()}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  await flush(day);
  await flush(pictures);
  return true;
}

/** Paths of a folder's copies in the trash, the newest day first. */
export async function findInTrash(pictures: string, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const day of (await daysOf(pictures)).toSorted().reverse()) {
    const folder = join(trashIn(pictures), day);
    const names = await namesIn(folder);
    found.push(
      ...names.filter((each) => each.startsWith(`${name}${APART}`)).map((each) => join(folder, each)),
    );
  }
  return found;
}

/**
 * Removes expired folders from the trash for good.
 * @returns the number of removed folders
 */
export async function emptyTrash(pictures: string, now: Date): Promise<number> {
  const before = dayOf(new Date(now.getTime() - TRASH_DAYS * DAY_MS));
  let removed = 0;
  for (const day of await daysOf(pictures)) {
    if (day >= before) continue;
    const folder = join(trashIn(pictures), day);
    removed += (await namesIn(folder)).length;
    await rm(folder, { recursive: true, force: true });
  }
  return removed;
}

async function daysOf(pictures: string): Promise<string[]> {
  return (await namesIn(trashIn(pictures))).filter((name) => DAY_NAME.test(name));
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
