import type { Readable } from 'node:stream';
import { hashFile } from '../../platform/hash-file.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { VersionRow } from './store.ts';

/** A version with the stored hash of its full-size picture. */
export type Hashed = Pick<VersionRow, 'id' | 'contentHash'>;

/**
 * Path of a version's full-size picture, after its bytes matched the stored hash: bytes that a disk has damaged must
 * not be shown, cached by browsers or edited.
 * @throws AppError `file_not_found`, `picture_damaged`
 */
export async function soundOriginal(storage: Storage, version: Hashed, file: string): Promise<string> {
  const key = `${picturesKey(version.id)}/${file}`;
  const path = await storage.localPath(key);
  const hash = await hashFile(path);
  if (version.contentHash === null || hash === version.contentHash) return path;
  throw new AppError('picture_damaged', undefined, {
    cause: new Error(`${key} has the SHA-256 ${hash}, and its row says ${version.contentHash}`),
  });
}

/**
 * Opens a version's full-size picture, after its hash was checked.
 * @throws AppError `file_not_found`, `picture_damaged`
 */
export async function readSoundOriginal(
  storage: Storage,
  version: Hashed,
  file: string,
): Promise<{ stream: Readable; bytes: number }> {
  await soundOriginal(storage, version, file);
  return storage.read(`${picturesKey(version.id)}/${file}`);
}
