import { statfs } from 'node:fs/promises';
import { EngineError } from '@home-design/engine';
import { AppError } from '../http/app-error.ts';

/** Free space on the disk of a folder. */
export async function freeBytes(folder: string, read: typeof statfs = statfs): Promise<number> {
  const { bavail, bsize } = await read(folder);
  return bavail * bsize;
}

/** A photo with its smaller pictures may not fit into less: the largest stored PNG has about this size. */
export const ENOUGH_BYTES = 128 * 1024 * 1024;

/**
 * The engine crashes on a full disk as on a hostile photo, and only the second is the photo's fault.
 * @param folder in which the engine was writing
 * @returns `storage_full` instead of a crash on a nearly full disk; any other failure unchanged
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
