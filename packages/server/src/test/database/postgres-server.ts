import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const BINARIES = '/usr/lib/postgresql';
const START_LIMIT_MS = 20_000;
/**
 * Settings that save computing and change no answer. No test outlives its server, so nothing has to survive a power cut,
 * and nothing reads the log of changes. Queries of tests are too short to be worth compiling.
 */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'jit=off'];

/** A PostgreSQL server that is gone when it is stopped, with all its data. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder, for tests and benches. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), 'home-design-postgres-'));
  const account = await serverAccount();
  if (account) await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);

  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...account,
    cwd: folder,
  });
  const port = await freePort();
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings];
  const server = spawn(join(bin, 'postgres'), options, { ...account, cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<string> {
  const versions = await readdir(BINARIES).catch((): string[] => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!newest) {
    throw new Error('These tests need PostgreSQL 15 or newer; on Debian: apt-get install postgresql');
  }
  return join(BINARIES, newest, 'bin');
}

/** The server refuses to run as root, so there it runs as the account Debian made for it. */
async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = await readFile('/etc/passwd', 'utf8');
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? [];
  if (!uid || !gid) throw new Error('There is no account "postgres" to run the test server as.');
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; ; await sleep(50)) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
