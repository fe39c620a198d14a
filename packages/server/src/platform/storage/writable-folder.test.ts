import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { notWritable, requireWritable } from './writable-folder.ts';

it('creates a missing folder, and leaves nothing in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-writable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await requireWritable(join(folder, 'data'));
  expect(await readdir(join(folder, 'data'))).toEqual([]);
  await writeFile(join(folder, 'file'), '');
  await expect(requireWritable(join(folder, 'file', 'data'))).rejects.toThrow('a part of its path is a file');
});

it('lets several servers check the same folder at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-writable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(Array.from({ length: 20 }, () => requireWritable(folder)));
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['EROFS', 'it is on a disk that is read-only'],
  ['EACCES', 'the user this program runs as may not write there'],
  ['ENOSPC', 'its disk is full'],
])('explains %s in words: %s', (code, reason) => {
  const failure = Object.assign(new Error('no'), { code });
  expect(notWritable(failure, '/data')).toMatchObject({
    message: `The data folder /data cannot be written to: ${reason}. Please make it writable, or set DATA_DIR to another folder.`,
  });
});

it('passes on any other failure unchanged', () => {
  const failure = new Error('something else');
  expect(notWritable(failure, '/data')).toBe(failure);
});
