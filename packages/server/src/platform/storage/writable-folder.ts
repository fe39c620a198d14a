import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'it is on a disk that is read-only',
  EACCES: 'the user this program runs as may not write there',
  EPERM: 'the user this program runs as may not write there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
};

/**
 * Creates the folder if it is missing, and checks whether files can be written to it.
 * @throws with a sentence about the reason
 */
export async function requireWritable(folder: string): Promise<void> {
  // A new name for every attempt: servers in containers often have the same process id.
  const attempt = join(folder, `.write-check-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(attempt, 'ok');
    await rm(attempt);
  } catch (error) {
    throw notWritable(error, folder);
  }
}

/** A failure to write into a folder in words for the operator; any other failure unchanged. */
export function notWritable(error: unknown, folder: string): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  if (reason === undefined) return error;
  return new Error(
    `The data folder ${folder} cannot be written to: ${reason}. ` +
      'Please make it writable, or set DATA_DIR to another folder.',
  );
}
