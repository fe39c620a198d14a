import type { statfs } from 'node:fs/promises';
import { EngineError } from '@home-design/engine';
import { expect, it } from 'vitest';
import { blameFullDisk } from './free-space.ts';

const diskWith = (megabytes: number) =>
  (async () => ({ bavail: megabytes * 256, bsize: 4_096 })) as unknown as typeof statfs;

it.each([
  [127, 'storage_full'],
  [129, 'crashed'],
])('R4 a crash with %i MB left on the disk is %s', async (megabytes, code) => {
  const crash = new EngineError('crashed', 'The engine stopped.');
  expect(await blameFullDisk(crash, '/data', diskWith(megabytes))).toMatchObject({ code });
});

it.each([new EngineError('photo_unreadable', 'Damaged.'), new Error('network')])(
  'any other failure stays what it is, however full the disk',
  async (failure) => {
    expect(await blameFullDisk(failure, '/data', diskWith(0))).toBe(failure);
  },
);
