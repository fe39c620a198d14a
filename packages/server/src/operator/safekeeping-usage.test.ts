import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'home-design-place-'));
});
afterAll(() => rm(dataFolder, { recursive: true }));
const run = (...args: string[]) => runCommand(args, { address: 'http://127.0.0.1:1', dataFolder });

it('adopt-database is refused for any text that is not an address of PostgreSQL, without printing it', async () => {
  await expect(run('adopt-database')).rejects.toThrow('Please say where to: set DATABASE_URL');
  await expect(run('adopt-database', 'mysql://me:secret@host/x')).rejects.toThrow(/^(?!.*secret).*$/s);
});

it('adopt-database is refused without an embedded database, before it connects to the target', async () => {
  await expect(run('adopt-database', 'postgres://me:secret@127.0.0.1:1/x')).rejects.toThrow(
    `There is no embedded database in ${dataFolder}. Is DATA_DIR right?`,
  );
});

it('the commands print their usage for a wrong call', async () => {
  const wrong = [
    ['backup'],
    ['backup', 'a', 'b'],
    ['backup', 'a', '--keep', '0'],
    ['backup', 'a', '--replace'],
    ['restore'],
    ['restore', 'a', '--keep', '1'],
    ['adopt-database', 'a', 'b'],
  ];
  for (const args of wrong) {
    const { output, exitCode } = await run(...args);
    expect([output.split('\n')[0], exitCode]).toEqual(['Usage: npm run operator -- <command>', 2]);
  }
});
