import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Storage } from '../../../platform/storage/storage.ts';
import { createSmallPictures } from './small-pictures.ts';

/** A storage that records its reads; a picture is ten bytes. */
function readable() {
  const reads: string[] = [];
  const read = async (key: string) => {
    reads.push(key);
    if (key === 'lost') throw new Error('lost');
    return { stream: Readable.from([Buffer.from(key.padEnd(10))]), bytes: 10 };
  };
  return { reads, storage: { read } as unknown as Storage };
}

it('reads a picture once for all callers, and anew when its content changes', async () => {
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

it('evicts the least recently used pictures when the cache is full', async () => {
  const { reads, storage } = readable();
  const pictures = createSmallPictures(storage, 20);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await pictures.read(key, 'hash');
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

it('reads a picture again after a failure', async () => {
  const { reads, storage } = readable();
  const pictures = createSmallPictures(storage);
  await expect(pictures.read('lost', 'hash')).rejects.toThrow('lost');
  await expect(pictures.read('lost', 'hash')).rejects.toThrow('lost');
  expect(reads).toEqual(['lost', 'lost']);
});
