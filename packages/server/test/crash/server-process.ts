import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** The first start creates the database, which takes time on a busy machine. */
const START_LIMIT_MS = 60_000;

/** The real server in its own process, which can be killed at any moment. */
export interface ServerProcess {
  origin: string;
  pid: number;
  /** SIGKILL: nothing is cleaned up. */
  kill(): Promise<void>;
  /** SIGTERM: drains and ends. */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  server.close();
  await once(server, 'close');
  return address.port;
}

/**
 * Starts the server and waits until it is ready.
 * @param settings environment variables besides those that Node needs
 */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const origin = `http://127.0.0.1:${settings.PORT}`;
  // Ready also means that a worker runs; one in another process may start later.
  const place = settings.ROLES === 'api' ? '/api/health' : '/api/ready';
  await untilAnswered(child, `${origin}${place}`, output);
  if (child.pid === undefined) throw new Error('The server has no process.');
  return {
    origin,
    pid: child.pid,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

async function untilAnswered(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output()}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in time: ${output()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
