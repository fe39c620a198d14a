import { link, mkdir, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFile } from '../../platform/hash-file.ts';
import { flush } from '../../platform/storage/durable.ts';
import { OperatorError } from '../server-adapter.ts';
import { BACKUP_FILE, type Kept, readBackup, SUMS_FILE, sumsText } from './backup-manifest.ts';
import type { BackupWriter } from './backup-writer.ts';
import { copyHashed } from './copy-file.ts';
import { inParallel } from './in-parallel.ts';

const PARTIAL = '.partial';
const CONCURRENCY = 8;
/** File systems store times with different precision. */
const SAME_TIME_MS = 5;
const BACKUP_NAME = /^home-design-\d{8}T\d{6}Z$/;

/** Names of the finished backups in a folder, the oldest first. */
export async function backupsIn(home: string): Promise<string[]> {
  const names = (await readdir(home).catch((): string[] => [])).filter((name) => BACKUP_NAME.test(name));
  const finished: string[] = [];
  for (const name of names.sort()) {
    if (await stat(join(home, name, BACKUP_FILE)).catch(() => undefined)) finished.push(name);
  }
  return finished;
}

/** `home-design-20261122T224809Z`: the order of names is the order of times. */
export function backupName(now: Date): string {
  return `home-design-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/**
 * Writes a backup as a folder inside `home`. A file with the size and time of the same file in the newest backup
 * there is linked to that one, and takes no room.
 */
export async function createFolderWriter(home: string, now: Date): Promise<BackupWriter> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  for (const name of await readdir(home)) {
    if (BACKUP_NAME.test(name.replace(PARTIAL, '')) && name.endsWith(PARTIAL)) {
      await rm(join(home, name), { recursive: true });
    }
  }
  const target = join(home, backupName(now));
  if (await stat(target).catch(() => undefined)) throw new OperatorError(`${target} exists already.`);
  const root = `${target}${PARTIAL}`;
  const draft = join(root, '.draft');
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const before = await previousBackup(home);
  const copied = new Set<string>();

  async function linked(path: string, file: string): Promise<Kept | undefined> {
    const sha256 = before?.sums.get(path);
    if (!before || !sha256) return undefined;
    const old = join(before.folder, path);
    const [now, then] = await Promise.all([stat(file), stat(old).catch(() => undefined)]);
    if (!then || now.size !== then.size || Math.abs(now.mtimeMs - then.mtimeMs) > SAME_TIME_MS)
      return undefined;
    await mkdir(dirname(join(root, path)), { recursive: true, mode: 0o700 });
    const done = await link(old, join(root, path)).then(
      () => true,
      () => false,
    );
    return done ? { bytes: now.size, sha256 } : undefined;
  }

  return {
    draft,
    concurrency: CONCURRENCY,
    add: async (path, file) => {
      // Writing through a link would change the earlier backup.
      if (copied.has(path) || before?.sums.has(path)) await unlink(join(root, path)).catch(() => {});
      const same = await linked(path, file);
      if (same) return same;
      copied.add(path);
      return copyHashed(file, join(root, path));
    },
    finish: async (files, manifest) => {
      await rm(draft, { recursive: true });
      await removeOthers(root, files);
      const fresh = [...files].filter(([path]) => copied.has(path));
      await inParallel(fresh, CONCURRENCY, async ([path, { sha256 }]) => {
        if ((await hashFile(join(root, path))) !== sha256) {
          throw new OperatorError(`${path} was not written as it was read. Is the disk in order?`);
        }
      });
      await writeFile(join(root, SUMS_FILE), sumsText(files), { mode: 0o600 });
      await writeFile(join(root, BACKUP_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
      await flush(join(root, SUMS_FILE));
      await flush(join(root, BACKUP_FILE));
      await flushFolders(root);
      await rename(root, target);
      await flush(home);
      return target;
    },
    abandon: () => rm(root, { recursive: true, force: true }),
  };
}

/** The newest readable backup in the folder. */
async function previousBackup(
  home: string,
): Promise<{ folder: string; sums: Map<string, string> } | undefined> {
  for (const name of (await backupsIn(home)).reverse()) {
    const folder = join(home, name);
    const found = await readBackup(folder).catch(() => undefined);
    if (found) return { folder, sums: found.sums };
  }
  return undefined;
}

/** Removes files that were copied before the database was dumped and that its rows do not name. */
async function removeOthers(root: string, files: ReadonlyMap<string, Kept>): Promise<void> {
  const folders = parentsOf(files.keys());
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (entry.isFile() && !files.has(path)) await rm(join(root, path), { force: true });
    if (entry.isDirectory() && !folders.has(path))
      await rm(join(root, path), { recursive: true, force: true });
  }
}

function parentsOf(paths: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (const path of paths)
    for (let at = dirname(path); at !== '.' && !all.has(at); at = dirname(at)) all.add(at);
  return all;
}

/** Makes the names in every folder of a tree durable in case of a power cut. */
export async function flushFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await flushFolders(join(folder, entry.name));
  }
  await flush(folder);
}
