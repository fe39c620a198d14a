import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '../../packages/server/test/crash/server-process.ts';
import { killChildren } from './kill-children.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

/** What a kill takes: the process that answers calls, the one that makes edits, or the engine's own. */
export type Victim = 'server' | 'worker' | 'child';

/** A running product whose processes can be killed. */
export interface Machine {
  /** What can be killed, in turn. */
  readonly victims: readonly Victim[];
  /** SIGKILL, and a new start unless the product starts it itself. */
  kill(victim: Victim): Promise<void>;
  /** SIGTERM: drains and ends. */
  stop(): Promise<void>;
}

/** Everything in one process on the embedded database, with the engine's child processes. */
export async function wholeServer(settings: Record<string, string>): Promise<Machine> {
  let server = await startServer(settings);
  return {
    victims: ['server', 'child'],
    kill: async (victim) => {
      if (victim === 'child') return killChildren(server.pid);
      await server.kill();
      server = await startServer(settings);
    },
    stop: () => server.stop(),
  };
}

/** API and worker in a process each on PostgreSQL, both with child processes of the engine. */
export async function apiAndWorker(settings: Record<string, string>): Promise<Machine> {
  const apiSettings = { ...settings, ROLES: 'api' };
  let api: ServerProcess = await startServer(apiSettings);
  let worker = await startWorker(settings);
  const kills: Record<Victim, () => Promise<void>> = {
    server: async () => {
      await api.kill();
      api = await startServer(apiSettings);
    },
    worker: async () => {
      await end(worker, 'SIGKILL');
      worker = await startWorker(settings);
    },
    child: async () => {
      await Promise.all([killChildren(api.pid), killChildren(worker.pid ?? 0)]);
    },
  };
  return {
    victims: ['server', 'child', 'worker'],
    kill: (victim) => kills[victim](),
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
