import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { folderInUse } from './folder-in-use.ts';

/** The holder touches its file this often … */
const TOUCH_MS = 1_000;
/** … and a file untouched for this long has no holder. */
const STALE_MS = 4_000;
const LOOK_MS = 200;

const Holder = z.object({ pid: z.int(), host: z.string(), id: z.string() });

/**
 * A lock file beside the folder. A file of this host is taken over at once if its process is gone;
 * one of another host (a container on the same volume) only after it is no longer touched.
 * @param trustProcessId false if a stronger lock has proved that no process here has the folder
 */
export async function lockByFile(
  folder: string,
  { trustProcessId }: { trustProcessId: boolean },
): Promise<() => Promise<void>> {
  const path = `${folder}.lock`;
  const holder = { pid: process.pid, host: hostname(), id: randomUUID() };
  const alive = await liveHolder(path, trustProcessId);
  if (alive) throw folderInUse(folder, alive);

  await rm(path, { force: true });
  try {
    await writeFile(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') throw folderInUse(folder, 'another process');
    throw cause;
  }

  const timer = setInterval(() => {
    const now = new Date();
    // A full disk or a removed file must not stop the server; the kernel's lock still holds on this host.
    utimes(path, now, now).catch(() => {});
  }, TOUCH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if ((await readHolder(path))?.id === holder.id) await rm(path, { force: true });
  };
}

async function liveHolder(path: string, trustProcessId: boolean): Promise<string | undefined> {
  const holder = await readHolder(path);
  if (holder?.host === hostname()) {
    return trustProcessId && isRunning(holder.pid) ? `process ${holder.pid}` : undefined;
  }
  if (!(await isTouched(path))) return undefined;
  return holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
}

/** Watches the file until it is touched again or has gone stale; a missing file is neither. */
async function isTouched(path: string): Promise<boolean> {
  const changedAt = async () => (await stat(path).catch(() => undefined))?.mtimeMs;
  const first = await changedAt();
  for (let last = first; last !== undefined; last = await changedAt()) {
    if (last !== first) return true;
    if (Date.now() - last > STALE_MS) return false;
    await sleep(LOOK_MS);
  }
  return false;
}

async function readHolder(path: string): Promise<z.infer<typeof Holder> | undefined> {
  try {
    return Holder.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
