import type { statfs } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isNearlyFull } from './free-space.ts';

it.each([
  [127, true],
  [129, false],
])('R4 with %i MB left a disk is nearly full: %s', async (megabytes, expected) => {
  const read = (async () => ({ bavail: megabytes * 256, bsize: 4_096 })) as unknown as typeof statfs;
  expect(await isNearlyFull('/data', read)).toBe(expected);
});
