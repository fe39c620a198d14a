import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VersionId } from '@home-design/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { announceAnalysis, borrowAnalysis, keepAnalysis } from './analysis-files.ts';

const ID = '00000000-0000-4000-8000-000000000001' as VersionId;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'analysis-'));
  await writeFile(join(folder, 'kept.json'), 'known');
});
afterAll(() => rm(folder, { recursive: true }));

/** Keeps one analysis, from when it is said to. */
function storage() {
  const state = { isKept: false };
  const parts: Pick<Storage, 'has' | 'localPath'> = {
    has: async () => state.isKept,
    localPath: async () => join(folder, 'kept.json'),
  };
  return { state, storage: parts as Storage };
}

it('waits for a running analysis, and returns it once it is stored', async () => {
  const { state, storage: kept } = storage();
  const look = Promise.withResolvers<void>();
  announceAnalysis(kept, ID, look.promise);
  let waits = 0;
  const borrowed = borrowAnalysis(kept, ID, folder, () => waits++);
  expect(waits).toBe(1);
  state.isKept = true;
  look.resolve();
  expect((await borrowed).isCached).toBe(true);
  expect(await readFile((await borrowed).path, 'utf8')).toBe('known');
});

it('forgets a failed analysis, so that later callers do not wait for it', async () => {
  const { storage: kept } = storage();
  announceAnalysis(kept, ID, Promise.reject(new Error('The engine died.')));
  expect((await borrowAnalysis(kept, ID, folder)).isCached).toBe(false);
  const neverWaits = () => expect.unreachable();
  expect((await borrowAnalysis(kept, ID, folder, neverWaits)).isCached).toBe(false);
});

it('is stored anew only if the engine wrote a new one over the copy', async () => {
  const scratch = join(folder, 'scratch');
  await mkdir(scratch);
  const calls: string[] = [];
  const kept = {
    ...storage().storage,
    has: async () => true,
    putFolder: async () => void calls.push('stored'),
  } as unknown as Storage;
  const borrowed = await borrowAnalysis(kept, ID, scratch);
  await keepAnalysis(kept, ID, borrowed);
  expect(calls).toEqual([]);
  await writeFile(borrowed.path, 'of this release');
  await utimes(borrowed.path, new Date(), new Date(Date.now() + 5_000));
  await keepAnalysis(kept, ID, borrowed);
  expect(calls).toEqual(['stored']);
});
