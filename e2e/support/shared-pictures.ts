import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fingerprintOf } from '../../scripts/lib/fingerprint.mjs';
import { CACHE, ROOT } from '../../scripts/lib/paths.mjs';

const KEPT = join(CACHE, 'shared-pictures');
/** The sources of the pictures: a change there may change them. */
const SOURCES = ['packages/engine/src', 'packages/server/src/features/samples'];
/** Where a server keeps files that all users share: the pictures of the sample project. */
const inData = (dataFolder: string): string => join(dataFolder, 'files', 'shared');

/**
 * Copies the shared pictures of an earlier server to a new one, which saves seconds. The samples have their own tests.
 */
export async function bringSharedPictures(dataFolder: string): Promise<void> {
  const kept = await keptFolder();
  if (existsSync(kept)) await cp(kept, inData(dataFolder), { recursive: true });
}

/** Removes pictures of earlier engines. */
export async function forgetOldPictures(): Promise<void> {
  if (!existsSync(KEPT)) return;
  const kept = await keptFolder();
  for (const name of await readdir(KEPT)) {
    if (name !== basename(kept)) await rm(join(KEPT, name), { recursive: true, force: true });
  }
}

/** Keeps the shared pictures of this server for the next one. */
export async function keepSharedPictures(dataFolder: string): Promise<void> {
  if (!existsSync(inData(dataFolder))) return;
  const kept = await keptFolder();
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(inData(dataFolder))) {
    if (existsSync(join(kept, name))) continue;
    // Renamed when complete, so that no other worker copies half of it.
    const partial = join(KEPT, `${name}.${process.pid}.partial`);
    await cp(join(inData(dataFolder), name), partial, { recursive: true });
    await rename(partial, join(kept, name)).catch((error: NodeJS.ErrnoException) => {
      // The other worker's server has just kept the same pictures.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await rm(partial, { recursive: true, force: true });
  }
}

let folder: Promise<string> | undefined;
function keptFolder(): Promise<string> {
  folder ??= fingerprintOf(ROOT, SOURCES).then((fingerprint) => join(KEPT, fingerprint.slice(0, 32)));
  return folder;
}
