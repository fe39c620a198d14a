import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { OperatorError } from '../server-adapter.ts';

/** Calls back with every file of a tar, one after the other. @throws OperatorError if it is damaged */
export async function eachInTar(
  file: string,
  take: (path: string, entry: Readable) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const reading = pipeline(createReadStream(file), tar);
  reading.catch(() => {});
  try {
    for await (const entry of tar) {
      if (entry.header.type === 'file')
        await take(entry.header.name.replace(/^\.\//, ''), entry as unknown as Readable);
      entry.resume();
    }
    await reading;
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The backup ${file} is damaged or cut off: ${why}`, { cause });
  }
}

/** SHA-256 of every file of a tar; of several with one name, the last. */
export async function hashesInTar(file: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  await eachInTar(file, async (path, entry) => {
    const hash = createHash('sha256');
    for await (const chunk of entry) hash.update(chunk as Buffer);
    hashes.set(path, hash.digest('hex'));
  });
  return hashes;
}
