import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keepFirst } from './storage/small-file.ts';

const KEY_BYTES = 32;

/**
 * Reads a secret key from a file of its own, and creates it the first time; safe if several servers start at once. It
 * is separate from the database, so that a copy of the database alone opens nothing.
 * @throws if the file exists and holds no key: a new key could not decrypt older data
 */
export async function readKeyFile(path: string): Promise<Buffer> {
  const found = await readKey(path);
  if (found) return found;

  await keepFirst(path, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  const made = await readKey(path);
  if (!made) throw new Error(`The key in ${path} could not be kept`);
  return made;
}

/** The key in a file; undefined if there is none yet. @throws if the file holds something else */
export async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes`);
  return key;
}
