import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyPglite } from '../../src/test/database/test-database.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const run = promisify(execFile);
const onPostgres = Boolean(inject('postgresUrl'));

interface Process {
  child: ChildProcess;
  output: () => string;
  /** Exit code, after it has ended. */
  ended: Promise<number | null>;
}

let folder: string;
let processes: Process[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-process-'));
  processes = [];
});
afterEach(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): Process {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: '0',
    DATA_DIR: folder,
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const started = { child, output: () => text, ended };
  processes.push(started);
  return started;
}

/** Making tables takes seconds; the first test does so from an empty folder, or an empty database of PostgreSQL. */
const makeTables = () => {
  if (!onPostgres) copyPglite(join(folder, 'database'));
};

const urlOf = async ({ output }: Process) =>
  await expect
    .poll(() => /is ready at (http:[^"\s]+)/.exec(output())?.[1], { timeout: 60_000, interval: 50 })
    .toBeDefined()
    .then(() => /is ready at (http:[^"\s]+)/.exec(output())?.[1] ?? '');

/** A start that ends before a database is opened is the same on both. */
const beforeDatabase = it.skipIf(onPostgres);

describe('the server process', () => {
  it('prints its address, answers, ends on SIGTERM within ten seconds, and starts again on the same data', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = start(onPostgres ? { DATABASE_URL: inject('postgresUrl') } : {});
      const url = await urlOf(server);
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      expect((await fetch(`${url}/api/ready`)).status).toBe(200);

      const begun = performance.now();
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(performance.now() - begun).toBeLessThan(10_000);
    }
  }, 120_000);

  it('ends cleanly if the same signal comes twice, as a service manager and the start script send it', async () => {
    makeTables();
    const server = start(onPostgres ? { DATABASE_URL: inject('postgresUrl') } : {});
    await urlOf(server);
    server.child.kill('SIGTERM');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  }, 120_000);

  it.skipIf(onPostgres)(
    'refuses a data folder that another process has open, and names that process',
    async () => {
      makeTables();
      const first = start();
      await urlOf(first);
      const second = start();
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    },
    120_000,
  );

  beforeDatabase('names the wrong setting, without a stack', async () => {
    const server = start({ PORT: 'http' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      'Home Design could not start. Please check the configuration: PORT must be a whole number from 0 to 65535.\n',
    );
  });

  beforeDatabase(
    'says that the data folder is read-only, without a stack',
    async (test) => {
      const readOnly = join(folder, 'read-only');
      await mkdir(readOnly);
      const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'ro', 'none', readOnly]).then(
        () => true,
        () => false,
      );
      // Mounting needs root, and only a mount is read-only to root.
      if (!isMounted) return test.skip();
      try {
        const server = start({ DATA_DIR: readOnly, LOG_LEVEL: 'fatal' });
        expect(await server.ended).toBe(1);
        expect(server.output()).toBe(
          `Home Design could not start. The data folder ${readOnly} cannot be written to: it is on a disk that is ` +
            'read-only. Please make it writable, or set DATA_DIR to another folder.\n',
        );
      } finally {
        await run('umount', [readOnly]);
      }
    },
    120_000,
  );

  beforeDatabase(
    'says that the data folder is a file, without a stack',
    async () => {
      const file = join(folder, 'file');
      await writeFile(file, '');
      const server = start({ DATA_DIR: file, LOG_LEVEL: 'fatal' });
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(
        /^Home Design could not start\. The data folder .* cannot be written to: it is a file\..*\n$/,
      );
    },
    120_000,
  );

  it('says which port is in use', async () => {
    makeTables();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = start({
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      ...(onPostgres ? { DATABASE_URL: inject('postgresUrl') } : {}),
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `Home Design could not start. Port ${port} is already in use. Please set PORT to another one.\n`,
    );
    taken.close();
  }, 120_000);

  beforeDatabase('explains an unreachable database without its password', async () => {
    const server = start({ DATABASE_URL: 'postgres://rooms:hush@127.0.0.1:9/rooms' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('could not start');
    expect(server.output()).not.toContain('hush');
  });
});
