import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AppError } from '../http/app-error.ts';
import { translateFull } from './durable.ts';
import { freeBytes } from './free-space.ts';
import { putFolder } from './put-folder.ts';
import { sharedFolders } from './shared-folders.ts';
import type { Storage } from './storage.ts';
import { sweepFolders } from './sweep.ts';
import { findInTrash } from './trash.ts';

const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Storage in a folder of this machine: `pictures/` for versions, `shared/` for folders of no single user,
 * `scratch/` for work in progress.
 * @param root created if it does not exist
 */
export async function createDiskStorage(root: string): Promise<Storage> {
  const scratch = join(root, 'scratch');
  const pictures = join(root, 'pictures');
  await mkdir(pictures, { recursive: true, mode: 0o700 });
  await mkdir(scratch, { recursive: true, mode: 0o700 });

  const shared = sharedFolders(root);
  const newScratch = async () => {
    const folder = join(scratch, randomUUID());
    await mkdir(folder, { mode: 0o700 });
    return folder;
  };

  return {
    putFolder: async (folderKey, localFolder) => {
      try {
        await putFolder(localFolder, pathOf(root, folderKey, 2));
      } catch (error) {
        throw translateFull(error);
      }
    },
    restoreFolder: async (folderKey, isWanted) => {
      const target = pathOf(root, folderKey, 2);
      for (const found of await findInTrash(pictures, basename(target))) {
        if (!(await isWanted(found))) continue;
        await putFolder(found, target);
        return true;
      }
      return false;
    },
    read: async (fileKey) => {
      const handle = await open(pathOf(root, fileKey, 3)).catch(refuseMissing);
      const { size } = await handle.stat();
      return { stream: createReadStream('', { fd: handle }), bytes: size };
    },
    localPath: async (fileKey) => {
      const path = pathOf(root, fileKey, 3);
      await stat(path).catch(refuseMissing);
      return path;
    },
    folderPath: (folderKey) => pathOf(root, folderKey, 2),
    has: async (fileKey) => (await stat(pathOf(root, fileKey, 3)).catch(ignoreMissing)) !== undefined,
    removeFolder: (folderKey) => rm(pathOf(root, folderKey, 2), { recursive: true, force: true }),
    scratchFolder: async () => {
      try {
        return await newScratch();
      } catch (error) {
        throw translateFull(error);
      }
    },
    keepShared: (name, folder) => shared.keep(name, folder),
    findShared: (name) => shared.find(name),
    sweep: (known, options) => sweepFolders(root, known, options),
    freeBytes: () => freeBytes(pictures),
    check: async () => {
      const folder = await newScratch();
      try {
        await writeFile(join(folder, 'check'), 'ok');
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function pathOf(root: string, key: string, parts: number): string {
  const names = key.split('/');
  if (names.length !== parts || names[0] !== 'pictures' || !names.every((name) => PART.test(name))) {
    throw new Error(`Expected a storage key of ${parts} plain parts but received ${JSON.stringify(key)}`);
  }
  return join(root, ...names);
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function refuseMissing(error: unknown): never {
  throw isMissing(error) ? new AppError('file_not_found', undefined, { cause: error }) : error;
}
