import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fingerprintOf } from '../../scripts/lib/fingerprint.mjs';
import { CACHE, ROOT } from '../../scripts/lib/paths.mjs';

const KEPT = join(CACHE, 'shared-pictures');
/** What they follow from: another engine may make other ones. */
const SOURCES = ['packages/engine/src', 'packages/server/src/features/samples'];
/** Where a server keeps what is the same for everybody: the pictures of the sample project. */
const inData = (dataFolder: string): string => join(dataFolder, 'files', 'shared');

/** Gives a new server what an earlier one has made for everybody in seconds; the samples have tests of their own. */
export async function bringSharedPictures(dataFolder: string): Promise<void> {
  const kept = await keptFolder();
  if (existsSync(kept)) await cp(kept, inData(dataFolder), { recursive: true });
}

/** Removes what earlier engines made. */
export async function forgetOldPictures(): Promise<void> {
  if (!existsSync(KEPT)) return;
  const kept = await keptFolder();
  for (const name of await readdir(KEPT)) {
    if (name !== basename(kept)) await rm(join(KEPT, name), { recursive: true, force: true });
  }
}

/** Keeps for the next server what this one has made for everybody. */
export async function keepSharedPictures(dataFolder: string): Promise<void> {
  if (!existsSync(inData(dataFolder))) return;
  const kept = await keptFolder();
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(inData(dataFolder))) {
    if (existsSync(join(kept, name))) continue;
    // Named when it is complete: whoever copies it has all of it or nothing.
    const partial = join(KEPT, `${name}.${process.pid}.partial`);
    await cp(join(inData(dataFolder), name), partial, { recursive: true });
    await rename(partial, join(kept, name)).catch((error: NodeJS.ErrnoException) => {
      // The other worker's server has kept the same a moment earlier.
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
