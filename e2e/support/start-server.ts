import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bringSharedPictures, keepSharedPictures } from './shared-pictures.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
/** Its engine analyzes a photo once in all of a run. */
const PRELOAD = new URL('../../packages/engine/test/remembered/preload-of-journeys.ts', import.meta.url).href;
const CODE = /Development sign-in code of this start: ([\w-]+)/;
const READY = /is ready at (http:[^"\s]+)/;
/** A busy machine takes minutes; a server that takes longer does not start. */
export const START_LIMIT_MS = 600_000;
const SAY_EVERY_MS = 30_000;
/** Names the data folder that servers start from; the workers inherit it. Without it, they start from an empty one. */
const PREPARED_DATA = 'E2E_PREPARED_DATA';

export interface ServerUnderTest {
  readonly url: string;
  /** The folder of its data. */
  readonly folder: string;
  /** The code that the stand-in for Google asks for. */
  readonly signInCode: string;
  /** Kills the process at any moment; its port closes, and its data stays. */
  kill(): Promise<void>;
  /** Starts it again after a kill, on the same port with the same data. */
  startAgain(): Promise<void>;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts and stops a server once. Later servers start from a copy of its data, because making the tables takes more
 * than half of a start.
 * @returns what removes that data
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-e2e-prepared-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const child = run(folder, { PORT: '0' });
  try {
    await whenReady(child);
    await end(child, 'SIGTERM');
  } catch (error) {
    await end(child, 'SIGKILL');
    await remove();
    throw error;
  }
  process.env[PREPARED_DATA] = folder;
  return remove;
}

/** Starts the real server on a free port, like `npm start`; its database has all tables and no rows of people. */
export async function startServer(settings: Record<string, string> = {}): Promise<ServerUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-e2e-'));
  const prepared = process.env[PREPARED_DATA];
  if (prepared) await cp(prepared, folder, { recursive: true });
  await bringSharedPictures(folder);
  let child = run(folder, { PORT: '0', ...settings });
  try {
    const { url, signInCode } = await whenReady(child);
    return {
      url,
      signInCode,
      folder,
      kill: () => end(child, 'SIGKILL'),
      async startAgain() {
        child = run(folder, { ...settings, PORT: new URL(url).port });
        await whenReady(child);
      },
      stop: () => stop(child, folder),
    };
  } catch (error) {
    await stop(child, folder);
    throw error;
  }
}

const run = (folder: string, settings: Record<string, string>) =>
  spawn(process.execPath, ['--import', PRELOAD, MAIN], {
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

function whenReady(child: ChildProcess): Promise<{ url: string; signInCode: string }> {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const waiting = setInterval(() => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      process.stderr.write(`The server under test is still starting after ${seconds} s.\n`);
    }, SAY_EVERY_MS);
    const timer = setTimeout(() => reject(new Error('The server was not ready in time.')), START_LIMIT_MS);
    const stopWaiting = () => {
      clearInterval(waiting);
      clearTimeout(timer);
    };
    child.once('exit', (code) => {
      stopWaiting();
      reject(new Error(`The server ended with ${code} while starting.`));
    });
    if (!child.stdout) throw new Error('The server was started without a standard output.');
    // Reads the output to the end, because a full pipe would block the server.
    let signInCode = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      signInCode = CODE.exec(line)?.[1] ?? signInCode;
      const url = READY.exec(line)?.[1];
      if (!url) return;
      stopWaiting();
      resolve({ url, signInCode });
    });
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  await end(child, 'SIGTERM');
  await keepSharedPictures(folder);
  await rm(folder, { recursive: true, force: true });
}
