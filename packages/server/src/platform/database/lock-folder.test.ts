import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertReadableDatabaseFolder } from './database-folder.ts';
import { lockByFile } from './lock-by-file.ts';
import { lockFolder } from './lock-folder.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'home-design-lock-'));
  folder = join(parent, 'database');
  await mkdir(folder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function leaveLock(holder: object, ageMs: number): Promise<void> {
  await writeFile(`${folder}.lock`, JSON.stringify(holder));
  const then = new Date(Date.now() - ageMs);
  await utimes(`${folder}.lock`, then, then);
}

/** No process has this id: it is above the kernel's limit. */
const NOBODY = 4_194_304 + 1;

describe('the lock of a data folder', () => {
  it('has one holder, whose name it tells, and can be taken again after its release', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
    await release();
    await (await lockFolder(folder))();
  });

  it('is the same lock by another path', async () => {
    await symlink(folder, join(parent, 'alias'));
    const release = await lockFolder(folder);
    await expect(lockFolder(join(parent, 'alias'))).rejects.toThrow('is in use');
    await release();
  });

  it('of a killed process of this machine is taken over at once', async () => {
    await leaveLock({ pid: NOBODY, host: hostname(), id: 'old' }, 0);
    await (await lockFolder(folder))();
  });

  it('of a container on the same volume is respected while it is touched', async () => {
    await leaveLock({ pid: 1, host: 'another-container', id: 'theirs' }, 0);
    const timer = setInterval(() => void utimes(`${folder}.lock`, new Date(), new Date()), 300);
    await expect(lockFolder(folder)).rejects.toThrow('process 1 on another-container');
    clearInterval(timer);
  });

  it('of a container that is gone is taken over', async () => {
    await leaveLock({ pid: 1, host: 'another-container', id: 'theirs' }, 3_500);
    await (await lockFolder(folder))();
    await writeFile(`${folder}.lock`, 'half a fi');
    await utimes(`${folder}.lock`, new Date(0), new Date(0));
    await (await lockFolder(folder))();
  });

  it('checks the process id without a kernel lock', async () => {
    await leaveLock({ pid: process.ppid, host: hostname(), id: 'theirs' }, 0);
    await expect(lockByFile(folder, { trustProcessId: true })).rejects.toThrow(`process ${process.ppid}`);
    await leaveLock({ pid: NOBODY, host: hostname(), id: 'theirs' }, 0);
    await (await lockByFile(folder, { trustProcessId: true }))();
  });
});

describe('a database folder', () => {
  it('of another PostgreSQL version is refused with advice', async () => {
    await writeFile(join(folder, 'PG_VERSION'), '17\n');
    await expect(assertReadableDatabaseFolder(folder)).rejects.toThrow(
      /was made by PostgreSQL 17, and this program reads PostgreSQL 18\. Start the version of Home Design that made it/,
    );
  });

  it('is accepted if it is new, or of the right version', async () => {
    await assertReadableDatabaseFolder(folder);
    await writeFile(join(folder, 'PG_VERSION'), '18\n');
    await assertReadableDatabaseFolder(folder);
  });
});
