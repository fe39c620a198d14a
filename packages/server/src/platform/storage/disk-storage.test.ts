import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { translateFull } from './durable.ts';
import type { Storage } from './storage.ts';

/** A file system of its own on nearly every Linux. */
const SHARED_MEMORY = '/dev/shm';
const otherDevice = statSync(SHARED_MEMORY, { throwIfNoEntry: false })?.dev;
const hasOtherFileSystem = otherDevice !== undefined && otherDevice !== statSync(tmpdir()).dev;

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'home-design-storage-'));
  storage = await createDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await storage.scratchFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

describe('disk storage', () => {
  it('stores a folder and leaves no scratch behind', async () => {
    await storage.putFolder('pictures/one', await folderWith({ 'original.png': 'pixels', 'a.webp': 'w' }));

    const { stream, bytes } = await storage.read('pictures/one/original.png');
    expect([await text(stream), bytes]).toEqual(['pixels', 6]);
    expect(await readFile(await storage.localPath('pictures/one/a.webp'), 'utf8')).toBe('w');
    expect(await readdir(join(root, 'scratch'))).toEqual([]);
  });

  it('replaces a folder as a whole, so that a repeated job leaves one result', async () => {
    await storage.putFolder('pictures/one', await folderWith({ 'first.png': '1' }));
    await storage.putFolder('pictures/one', await folderWith({ 'second.png': '2' }));

    expect(await readdir(join(root, 'pictures/one'))).toEqual(['second.png']);
    expect(await readdir(join(root, 'scratch'))).toEqual([]);
  });

  it.skipIf(!hasOtherFileSystem)(
    'keeps and replaces pictures on another file system than its own',
    async () => {
      const pictures = await mkdtemp(join(SHARED_MEMORY, 'home-design-pictures-'));
      onTestFinished(() => rm(pictures, { recursive: true }));
      await rm(join(root, 'pictures'), { recursive: true });
      await symlink(pictures, join(root, 'pictures'));

      await storage.putFolder('pictures/one', await folderWith({ 'first.png': '1' }));
      await storage.putFolder('pictures/one', await folderWith({ 'second.png': '2' }));
      expect(await readdir(pictures, { recursive: true })).toEqual(['one', 'one/second.png']);
      expect(await readdir(join(root, 'scratch'))).toEqual([]);
    },
  );

  it('answers missing files with file_not_found, and ignores a second removal', async () => {
    await expect(storage.read('pictures/none/x.png')).rejects.toMatchObject({ code: 'file_not_found' });
    await expect(storage.localPath('pictures/none/x.png')).rejects.toMatchObject({ code: 'file_not_found' });
    expect(await storage.has('pictures/none/x.png')).toBe(false);
    await storage.removeFolder('pictures/none');
  });

  it.each([
    'pictures/../secret/x',
    'pictures/a',
    'other/a/b',
    'pictures//x',
    'pictures/a/.hidden',
    '/pictures/a/b',
  ])('refuses the key %s', async (key) => {
    await expect(storage.read(key)).rejects.toThrow('Expected a storage key');
  });

  it('keeps a shared folder through a sweep, and the first of two with one name', async () => {
    const folderOf = async (content: string) => {
      const folder = await storage.scratchFolder();
      await mkdir(join(folder, 'inner'));
      await writeFile(join(folder, 'inner', 'a.txt'), content);
      return folder;
    };
    expect(await storage.findShared('sample-1')).toBeUndefined();
    const kept = await storage.keepShared('sample-1', await folderOf('first'));
    expect(await storage.keepShared('sample-1', await folderOf('second'))).toBe(kept);

    await storage.sweep(async () => new Set(), { olderThanMs: -1_000 });
    expect(await storage.findShared('sample-1')).toBe(kept);
    expect(await readFile(join(kept, 'inner', 'a.txt'), 'utf8')).toBe('first');
    expect(await readdir(join(root, 'scratch'))).toEqual([]);
    await expect(storage.findShared('../sample')).rejects.toThrow('Expected a plain name');
  });

  it('distinguishes a full disk from other failures', () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const other = Object.assign(new Error('no right'), { code: 'EACCES' });

    expect(translateFull(full)).toMatchObject({ code: 'storage_full', status: 507 });
    expect(translateFull(other)).toBe(other);
  });
});
