import { cp, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush } from '../../platform/storage/durable.ts';
import { LINKS_KEY, PICTURES_PATH } from '../backup/backup-manifest.ts';
import { type Journal, removeJournal, writeJournal } from './journal.ts';

/** Folder inside the data folder where a restore is prepared, beside the data in use. */
export const stagingFolder = (dataFolder: string) => join(dataFolder, 'restoring');
/** The files of the backup in the staging folder. */
export const importedFolder = (dataFolder: string) => join(stagingFolder(dataFolder), 'backup');
/** The embedded database in the staging folder. */
export const stagedDatabase = (dataFolder: string) => join(stagingFolder(dataFolder), 'database');

/**
 * Moves the data in use aside and the restored data in. Each step can be repeated, so after a crash the journal leads
 * to another call of this.
 */
export async function exchange(dataFolder: string, journal: Journal): Promise<void> {
  if (journal.phase !== 'in') {
    await moveAside(dataFolder, join(dataFolder, journal.aside));
    await writeJournal(dataFolder, { ...journal, phase: 'in' });
  }
  await moveIn(dataFolder);
  await removeJournal(dataFolder);
  await rm(stagingFolder(dataFolder), { recursive: true, force: true });
}

async function moveAside(dataFolder: string, aside: string): Promise<void> {
  const isEmbedded = await exists(stagedDatabase(dataFolder));
  // It was created only as a lock; one with a database stays.
  if (isEmbedded) await rmdir(join(dataFolder, 'database')).catch(() => {});
  const paths = [
    ...(isEmbedded ? ['database'] : []),
    LINKS_KEY,
    ...(await entriesOf(dataFolder, PICTURES_PATH)),
  ];
  await moveAll(paths, dataFolder, aside);
}

async function moveIn(dataFolder: string): Promise<void> {
  await moveAll(['database'], stagingFolder(dataFolder), dataFolder);
  const imported = importedFolder(dataFolder);
  await mkdir(join(dataFolder, PICTURES_PATH), { recursive: true, mode: 0o700 });
  await moveAll([LINKS_KEY, ...(await entriesOf(imported, PICTURES_PATH))], imported, dataFolder);
}

async function moveAll(paths: readonly string[], from: string, to: string): Promise<void> {
  const folders = new Set<string>();
  for (const path of paths) {
    if (!(await exists(join(from, path)))) continue;
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await move(join(from, path), target);
    folders.add(dirname(target)).add(dirname(join(from, path)));
  }
  for (const folder of folders) await flush(folder);
}

/** Moves in one step; to another file system by a copy that gets its name once it is complete. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const near = `${to}.moving`;
    await rm(near, { recursive: true, force: true });
    await cp(from, near, { recursive: true, preserveTimestamps: true });
    await rename(near, to);
    await rm(from, { recursive: true });
  }
}

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined;

async function entriesOf(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch((): string[] => []);
  return names.map((name) => `${folder}/${name}`);
}
