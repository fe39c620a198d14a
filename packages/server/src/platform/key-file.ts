import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flush } from './storage/durable.ts';

const KEY_BYTES = 32;

/**
 * Reads a secret key from a file of its own, making it the first time; safe when several servers start at once. It
 * stands apart from the database, so that a copy of the database alone opens nothing.
 * @throws when the file is there and holds no key: a new one would make what the old one sealed unreadable
 */
export async function readKeyFile(path: string): Promise<Buffer> {
  const found = await readKey(path);
  if (found) return found;

  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  await flush(draft);
  // Unlike a rename this never replaces what another server has just put there.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  await flush(dirname(path));
  const made = await readKey(path);
  if (!made) throw new Error(`The key in ${path} could not be kept`);
  return made;
}

/** The key in a file; undefined when there is none yet. @throws when something else is there */
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
