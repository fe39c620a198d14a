import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));
const POLL_MS = 10;
const START_LIMIT_MS = 60_000;

export interface MeasuredServer {
  readonly origin: string;
  /** From starting the process to the first healthy answer. */
  readonly startMs: number;
  /** Memory of the process now, in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the server on a data folder, as `npm start` does, and times it.
 * @param settings environment variables besides the usual ones.
 */
export async function startServer(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<MeasuredServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      GUEST_DESIGNS_PER_MONTH: '100000',
      FREE_PROJECTS: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilHealthy(origin, child);
  const startMs = performance.now() - startedAt;
  return { origin, startMs, memory: () => residentMegabytes(child), stop: () => stop(child) };
}

async function untilHealthy(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
  child.kill('SIGKILL');
  throw new Error('The server did not become healthy.');
}

/** Resident memory as Linux counts it. */
async function residentMegabytes(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  if (!kilobytes) throw new Error('The memory of the server could not be read.');
  return Number(kilobytes) / 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}
