import { statfs } from 'node:fs/promises';

/** Below this a photo with its smaller pictures may not fit: the largest stored PNG is about so large. */
const ENOUGH_BYTES = 128 * 1024 * 1024;

/** Whether the file system that holds a path is so full that writing a picture to it may have failed. */
export async function isNearlyFull(path: string, read: typeof statfs = statfs): Promise<boolean> {
  const { bavail, bsize } = await read(path);
  return bavail * bsize < ENOUGH_BYTES;
}
