import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '../../packages/server/test/crash/server-process.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

/** A running product whose processes can be killed. */
export interface Machine {
  /** SIGKILL to what `killed` names, and a new start of it. */
  killAndRestart(round: number): Promise<void>;
  /** SIGTERM: drains and ends. */
  stop(): Promise<void>;
}

/** Everything in one process on the embedded database; each kill takes all of it. */
export async function wholeServer(settings: Record<string, string>): Promise<Machine> {
  let server = await startServer(settings);
  return {
    killAndRestart: async () => {
      await server.kill();
      server = await startServer(settings);
    },
    stop: () => server.stop(),
  };
}

/** Every so many kills take both processes; the others the worker alone. */
const BOTH_EVERY = 5;

/** API and worker in a process each on PostgreSQL; the worker is killed each time, both now and then. */
export async function apiAndWorker(settings: Record<string, string>): Promise<Machine> {
  let api: ServerProcess = await startServer({ ...settings, ROLES: 'api' });
  let worker = await startWorker(settings);
  return {
    killAndRestart: async (round) => {
      const isBoth = round % BOTH_EVERY === 0;
      await Promise.all([end(worker, 'SIGKILL'), isBoth ? api.kill() : undefined]);
      if (isBoth) api = await startServer({ ...settings, ROLES: 'api' });
      worker = await startWorker(settings);
    },
    stop: async () => {
      await Promise.all([end(worker, 'SIGTERM'), api.stop()]);
    },
  };
}

async function startWorker(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...settings, ROLES: 'worker', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('is ready')) break;
  if (child.exitCode !== null) throw new Error(`The worker ended with ${child.exitCode}.`);
  child.stdout?.resume();
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
