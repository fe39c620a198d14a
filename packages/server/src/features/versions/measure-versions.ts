import { dirname } from 'node:path';
import type { VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import { folderBytes } from '../../platform/storage/folder-bytes.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { notMeasured, setStoredBytes } from './stored-bytes-store.ts';

const AT_ONCE = 100;

/**
 * Stores the file sizes of versions that were made before sizes were stored. It may be interrupted at any point, and
 * goes on the next time.
 * @returns the number of measured versions
 */
export async function measureVersions(
  { db, storage }: { db: Database; storage: Storage },
  stop: AbortSignal,
): Promise<number> {
  let measured = 0;
  let after: VersionId | null = null;
  while (!stop.aborted) {
    const versions: Awaited<ReturnType<typeof notMeasured>> = await notMeasured(db, after, AT_ONCE);
    for (const { id, original } of versions) {
      if (stop.aborted) return measured;
      const bytes = await bytesOf(storage, id, original);
      if (bytes === undefined) continue;
      await setStoredBytes(db, id, bytes);
      measured += 1;
    }
    after = versions.at(-1)?.id ?? null;
    if (after === null) break;
  }
  return measured;
}

/** Undefined for missing files. */
async function bytesOf(storage: Storage, id: VersionId, original: string): Promise<number | undefined> {
  try {
    return await folderBytes(dirname(await storage.localPath(`${picturesKey(id)}/${original}`)));
  } catch (error) {
    if (error instanceof AppError && error.code === 'file_not_found') return undefined;
    throw error;
  }
}
