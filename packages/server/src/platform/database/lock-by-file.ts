import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';
import { folderInUse } from './folder-in-use.ts';

/** The holder touches its file this often … */
const TOUCH_MS = 1_000;
/** … and a file untouched for this long belongs to nobody. */
const STALE_MS = 4_000;

const Holder = z.object({ pid: z.int(), host: z.string(), id: z.string() });

/**
 * A lock file beside the folder. A file of this same host whose process is gone is taken over at once;
 * one of another host (a container on the same volume) only when it has gone stale.
 * @param trustProcessId false when a stronger lock already proved that no process here has the folder
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
    // A full disk or a removed file must not stop the server; the kernel's lock still holds here.
    utimes(path, now, now).catch(() => {});
  }, TOUCH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if ((await readHolder(path))?.id === holder.id) await rm(path, { force: true });
  };
}

async function liveHolder(path: string, trustProcessId: boolean): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;

  const holder = await readHolder(path);
  const fresh = Date.now() - found.mtimeMs < STALE_MS;
  if (!holder) return fresh ? 'another process' : undefined;
  if (holder.host !== hostname()) return fresh ? `process ${holder.pid} on ${holder.host}` : undefined;
  return trustProcessId && isRunning(holder.pid) && fresh ? `process ${holder.pid}` : undefined;
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
