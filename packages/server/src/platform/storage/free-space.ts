import { statfs } from 'node:fs/promises';
import { EngineError } from '@home-design/engine';
import { AppError } from '../http/app-error.ts';

/** Room that is left on the disk of a folder. */
export async function freeBytes(folder: string, read: typeof statfs = statfs): Promise<number> {
  const { bavail, bsize } = await read(folder);
  return bavail * bsize;
}

/** Below this a photo with its smaller pictures may not fit: the largest stored PNG is about so large. */
export const ENOUGH_BYTES = 128 * 1024 * 1024;

/**
 * The engine dies of a full disk as it does of a hostile photo, and only one of them is the photo's fault.
 * @param folder where the engine was writing
 * @returns `storage_full` in place of a crash on a disk that is nearly full; any other failure as it is
 */
export async function blameFullDisk(
  error: unknown,
  folder: string,
  read: typeof statfs = statfs,
): Promise<unknown> {
  const isCrash = error instanceof EngineError && error.code === 'crashed';
  if (!isCrash) return error;
  if ((await freeBytes(folder, read)) >= ENOUGH_BYTES) return error;
  return new AppError('storage_full', undefined, { cause: error, retryAfterSeconds: 60 });
}
