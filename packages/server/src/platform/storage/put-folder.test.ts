import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let root: string;
let storage: Storage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'home-design-put-'));
  storage = await createDiskStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(content: string, files = ['original.png', 'preview.webp']): Promise<void> {
  const folder = await storage.scratchFolder();
  for (const file of files) await writeFile(join(folder, file), content);
  await storage.putFolder('pictures/one', folder);
}
const read = async (file: string) => text((await storage.read(`pictures/one/${file}`)).stream);

it('R1 fails no read while a folder is replaced 50 times', async () => {
  await put('0'.repeat(5_000));
  let isOver = false;
  const seen = { reads: 0, missed: 0, mixed: 0 };
  const readers = ['original.png', 'preview.webp', 'original.png'].map(async (file) => {
    while (!isOver) {
      seen.reads += 1;
      const content = await read(file).catch(() => undefined);
      if (content === undefined) seen.missed += 1;
      else if (content.length !== 5_000 || new Set(content).size !== 1) seen.mixed += 1;
    }
  });
  for (let time = 1; time <= 50; time++) await put(String(time % 10).repeat(5_000));
  isOver = true;
  await Promise.all(readers);
  expect(seen).toEqual({ reads: expect.any(Number), missed: 0, mixed: 0 });
  expect(seen.reads).toBeGreaterThan(100);
  expect(await readdir(join(root, 'pictures'))).toEqual(['one']);
});

it('finds the old or the new file in any order of replacing and reading, and the last one in the end', async () => {
  const steps = fc.array(fc.constantFrom('put', 'read', 'path', 'has'), { minLength: 2, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, order) => {
      await put('0');
      const allowed = new Set(['0']);
      const failures: string[] = [];
      const look = async (how: string) => {
        if (how === 'has' && !(await storage.has('pictures/one/original.png'))) failures.push('has');
        if (how === 'has') return;
        const content =
          how === 'read'
            ? await read('original.png')
            : await readFile(await storage.localPath('pictures/one/original.png'), 'utf8');
        if (!allowed.has(content)) failures.push(content);
      };
      const under = order.map((step, at) =>
        scheduler
          .schedule(Promise.resolve())
          .then(() => {
            if (step !== 'put') return look(step);
            allowed.add(String(at + 1));
            return put(String(at + 1));
          })
          .catch((error: Error) => failures.push(error.message)),
      );
      await scheduler.waitAll();
      await Promise.all(under);
      expect(failures).toEqual([]);
      await put('last', ['original.png']);
      expect([await read('original.png'), await readdir(join(root, 'pictures/one'))]).toEqual([
        'last',
        ['original.png'],
      ]);
    }),
    { numRuns: 25 },
  );
});
