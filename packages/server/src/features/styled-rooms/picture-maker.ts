import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../platform/engine.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { newestFirst } from './newest-first.ts';
import type { StyledPicture } from './pictures.ts';

/** Makes pictures of the manifest on the first request, and stores them for all visitors. */
export interface PictureMaker {
  /** Whether the picture is stored. */
  isReady(picture: StyledPicture): Promise<boolean>;
  /** @throws EngineError, AppError `storage_full` */
  read(picture: StyledPicture): Promise<Buffer>;
}

const folderName = ({ key }: StyledPicture): string => `styled-room-${key}`;

export function createPictureMaker({ storage, engine }: { storage: Storage; engine: Engine }): PictureMaker {
  /** Folders that exist or are being made. */
  const folders = new Map<string, Promise<string>>();
  /** Keys of pictures that are known to be stored. */
  const ready = new Set<string>();
  const inTurn = newestFirst();

  function folderOf(picture: StyledPicture): Promise<string> {
    const known = folders.get(picture.key);
    if (known) return known;
    const found = find(picture);
    folders.set(picture.key, found);
    found.catch(() => folders.delete(picture.key));
    return found;
  }

  async function find(picture: StyledPicture): Promise<string> {
    const kept = await storage.findShared(folderName(picture));
    if (kept !== undefined) return kept;
    return inTurn(() => make(picture));
  }

  async function make(picture: StyledPicture): Promise<string> {
    const scratch = await storage.scratchFolder();
    try {
      await engine.run({ kind: 'room-picture', picture: picture.picture, folder: scratch });
      return await storage.keepShared(folderName(picture), scratch);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }

  return {
    async isReady(picture) {
      if (ready.has(picture.key)) return true;
      const isThere = (await storage.findShared(folderName(picture))) !== undefined;
      if (isThere) ready.add(picture.key);
      return isThere;
    },
    async read(picture) {
      try {
        return await readFile(join(await folderOf(picture), picture.file));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        // The stored files were deleted.
        folders.delete(picture.key);
        return readFile(join(await folderOf(picture), picture.file));
      }
    },
  };
}
