import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { createSmallPictures } from './small-pictures.ts';

/** A storage that tells what was read from it; a picture is ten bytes. */
function readable() {
  const reads: string[] = [];
  const read = async (key: string) => {
    reads.push(key);
    if (key === 'lost') throw new Error('lost');
    return { stream: Readable.from([Buffer.from(key.padEnd(10))]), bytes: 10 };
  };
  return { reads, storage: { read } as unknown as Storage };
}

it('reads a picture once for all who look, and anew when it shows something else', async () => {
  const { reads, storage } = readable();
  const pictures = createSmallPictures(storage);
  const [one, other] = await Promise.all([pictures.read('a', 'hash'), pictures.read('a', 'hash')]);
  expect(one.toString()).toBe('a         ');
  expect(other).toBe(one);
  await pictures.read('a', 'hash');
  expect(reads).toEqual(['a']);
  await pictures.read('a', 'another hash');
  expect(reads).toEqual(['a', 'a']);
});

it('forgets what nobody asked for the longest when there is too much', async () => {
  const { reads, storage } = readable();
  const pictures = createSmallPictures(storage, 20);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await pictures.read(key, 'hash');
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

it('asks again for a picture that could not be read', async () => {
  const { reads, storage } = readable();
  const pictures = createSmallPictures(storage);
  await expect(pictures.read('lost', 'hash')).rejects.toThrow('lost');
  await expect(pictures.read('lost', 'hash')).rejects.toThrow('lost');
  expect(reads).toEqual(['lost', 'lost']);
});
