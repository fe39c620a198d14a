import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const FAST_HOURS = fileURLToPath(new URL('./fast-hours.ts', import.meta.url));
const START_LIMIT_MS = 240_000;

/** The real server in its own process, which is killed while it works. */
export interface Victim {
  origin: string;
  /** The last lines of its output. */
  output(): string;
  /** SIGKILL: nothing is cleaned up. */
  kill(): Promise<void>;
  /** SIGTERM: drains and ends. */
  stop(): Promise<void>;
}

/**
 * Starts the server; resolves when it reports that it is ready, which is when housekeeping has just begun.
 * @param options.fastHours runs hourly tasks every second
 */
export async function startVictim(
  settings: Record<string, string>,
  options: { fastHours?: boolean } = {},
): Promise<Victim> {
  const child = spawn(process.execPath, [...(options.fastHours ? ['--import', FAST_HOURS] : []), MAIN], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'info', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  // Read to the end, because a full pipe would stop the server.
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const origin = await whenReady(child, () => output);
  return {
    origin,
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

function whenReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}: ${output().slice(-2_000)}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('The server was not ready in time');
    }, START_LIMIT_MS);
    child.once('exit', (code) => fail(`The server ended with ${code} while starting`));
    const read = () => {
      const url = /is ready at (http:[^"\s]+)/.exec(output())?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', read);
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
