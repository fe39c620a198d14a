import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import type { KnownFolders } from './known-folders.ts';
import type { Storage } from './storage.ts';
import { sweepLimit } from './sweep-limit.ts';

const ALL = { olderThanMs: -1_000 };
const none: KnownFolders = async () => new Set();
/** A database that knows every folder with this prefix. */
const knows =
  (start: string): KnownFolders =>
  async (keys) =>
    new Set(keys.filter((key) => key.startsWith(`pictures/${start}`)));

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'home-design-sweep-'));
  storage = await createDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(...names: string[]): Promise<void> {
  for (const name of names) {
    const folder = await storage.scratchFolder();
    await writeFile(join(folder, 'original.png'), name);
    await storage.putFolder(`pictures/${name}`, folder);
  }
}
const numbered = (start: string, count: number) => Array.from({ length: count }, (_, at) => `${start}-${at}`);
const kept = async () =>
  (await readdir(join(root, 'pictures'))).filter((name) => !name.startsWith('.')).sort();

describe('a sweep', () => {
  it('moves unknown folders to the trash, removes unfinished work, and keeps known folders', async () => {
    await put('known', 'orphan');
    await storage.scratchFolder();
    await mkdir(join(root, 'pictures', '.incoming-half'));

    const young = await storage.sweep(knows('known'), { olderThanMs: 60_000 });
    expect(young).toMatchObject({ trashed: [], held: [], unfinished: 0 });
    const report = await storage.sweep(knows('known'), ALL);
    expect(report).toEqual({ folders: 2, trashed: ['orphan'], held: [], unfinished: 2, emptied: 0 });
    expect(await kept()).toEqual(['known']);
    expect(await readdir(join(root, 'scratch'))).toEqual([]);
  });

  it('R1 moves nothing if the database knows none of the pictures', async () => {
    await put('a', 'b');
    expect(await storage.sweep(none, ALL)).toMatchObject({ trashed: [], held: ['a', 'b'] });
    expect(await kept()).toEqual(['a', 'b']);
  });

  it("moves up to 20 folders by itself, and none of 21 without the operator's consent", async () => {
    await put('known', ...numbered('orphan', 21));
    const held = await storage.sweep(knows('known'), ALL);
    expect([held.trashed, held.held.length]).toEqual([[], 21]);
    expect((await storage.sweep(knows('known'), { ...ALL, onlyLook: true })).held).toHaveLength(21);
    expect(await kept()).toHaveLength(22);

    const confirmed = await storage.sweep(knows('known'), { ...ALL, confirmed: true });
    expect([confirmed.trashed.length, confirmed.held]).toEqual([21, []]);
    await put(...numbered('orphan', 20));
    expect((await storage.sweep(knows('known'), ALL)).trashed).toHaveLength(20);
    expect(await kept()).toEqual(['known']);
  });

  it('never moves more than the larger of 20 and 5 % by itself, and nothing if no folder is known', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (folders, known) => {
        const limit = sweepLimit(folders, known);
        return known === 0 ? limit === 0 : limit === 20 || (limit > 20 && limit <= folders * 0.05);
      }),
    );
  });
});

describe('the trash', () => {
  const trash = () => join(root, 'pictures', '.trash');

  it('restores the newest of its folders', async () => {
    await put('known', 'one');
    await storage.sweep(knows('known'), ALL);
    expect(await storage.restoreFolder('pictures/on', async () => true)).toBe(false);
    expect(await storage.restoreFolder('pictures/one', async () => false)).toBe(false);
    expect(await storage.restoreFolder('pictures/one', async () => true)).toBe(true);
    expect(await storage.has('pictures/one/original.png')).toBe(true);
    expect(await storage.restoreFolder('pictures/one', async () => true)).toBe(false);
  });

  it('keeps folders for 30 days and not for 31', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [30, 31]) await mkdir(join(trash(), daysAgo(days), 'one~x'), { recursive: true });
    await mkdir(join(trash(), 'not a day'));
    expect(await storage.sweep(none, ALL)).toMatchObject({ emptied: 1 });
    expect((await readdir(trash())).sort()).toEqual([daysAgo(30), 'not a day']);
  });
});
