import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId } from '@home-design/contract';
import { analysisKey, picturesKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { removePictures } from '../versions/index.ts';
import type { PreparedSample } from './prepare-samples.ts';

/** A sample with its pictures copied to new versions, which have no rows yet. */
export interface TakenSample extends PreparedSample {
  originalId: VersionId;
  /** Null without an edit. */
  editedId: VersionId | null;
}

/** Copies the pictures of the samples to new versions: hard links to the same bytes on disk. */
export async function takePictures(
  storage: Storage,
  samples: readonly PreparedSample[],
): Promise<TakenSample[]> {
  const taken = samples.map((sample) => ({
    ...sample,
    originalId: randomUUID() as VersionId,
    editedId: sample.edited && (randomUUID() as VersionId),
  }));
  try {
    for (const { original, originalId, edited, editedId, analysis } of taken) {
      await put(original.folder, picturesKey(originalId));
      if (analysis) await put(analysis, analysisKey(originalId));
      if (edited && editedId) await put(edited.folder, picturesKey(editedId));
    }
  } catch (error) {
    await leavePictures(storage, taken);
    throw error;
  }
  return taken;

  async function put(folder: string, key: string): Promise<void> {
    const scratch = await storage.scratchFolder();
    try {
      const copy = join(scratch, 'pictures');
      await mkdir(copy);
      // Stored files are never changed, so they can be shared.
      for (const file of await readdir(folder)) await link(join(folder, file), join(copy, file));
      await storage.putFolder(key, copy);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }
}

/** Removes copied sample pictures that no project uses. */
export async function leavePictures(storage: Storage, taken: readonly TakenSample[]): Promise<void> {
  const ids = taken.flatMap(({ originalId, editedId }) => [originalId, ...(editedId ? [editedId] : [])]);
  await removePictures(storage, ids);
}
