import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseManifest } from '../../platform/database/dump/database-manifest.ts';
import { fileOfTable, MANIFEST_FILE } from '../../platform/database/dump/database-manifest.ts';
import { lockFolder } from '../../platform/database/lock-folder.ts';
import { VERSION } from '../../version.ts';
import { dumpInstallation, type Installation, picturesFolder } from '../installation.ts';
import {
  BACKUP_FORMAT,
  type BackupManifest,
  DUMP_FOLDER,
  hashOf,
  type Kept,
  LINKS_KEY,
  PICTURES_PATH,
  sumsText,
} from './backup-manifest.ts';
import type { BackupWriter } from './backup-writer.ts';
import { backupsIn, createFolderWriter } from './folder-writer.ts';
import { inParallel } from './in-parallel.ts';
import { type NamedPictures, namedPictures, versionOfFolder } from './named-pictures.ts';
import { createTarWriter } from './tar-writer.ts';

/** A missing picture was deleted after the database was dumped: a new dump no longer names it. */
const MOST_DUMPS = 4;

export interface BackedUp {
  path: string;
  manifest: BackupManifest;
  /** Finished backups that were removed, because only a limited number is kept. */
  removed: readonly string[];
}

/**
 * Makes a backup, whether the server runs or not.
 * @param target a file that ends in `.tar`, or a folder that gets a subfolder named by the time
 * @param keep number of newest backups that stay in the folder; absent: all
 */
export async function backUp(
  installation: Installation,
  target: string,
  { keep }: { keep?: number } = {},
): Promise<BackedUp> {
  if (target.endsWith('.tar')) {
    return { ...(await write(installation, await createTarWriter(target))), removed: [] };
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(target);
  try {
    const written = await write(installation, await createFolderWriter(target, installation.now()));
    return { ...written, removed: keep === undefined ? [] : await removeOld(target, keep) };
  } finally {
    await unlock();
  }
}

async function removeOld(home: string, keep: number): Promise<string[]> {
  const old = (await backupsIn(home)).slice(0, -keep);
  for (const name of old) await rm(join(home, name), { recursive: true });
  return old;
}

async function write(installation: Installation, writer: BackupWriter): Promise<Omit<BackedUp, 'removed'>> {
  try {
    const { files, missing, rows } = await collect(installation, writer);
    const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      id: randomUUID(),
      program: VERSION,
      createdAt: installation.now().toISOString(),
      rows,
      files: sorted.size,
      bytes: [...sorted.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      sums: hashOf(sumsText(sorted)),
      missing,
    };
    await installation.say('Verifying what was written …');
    return { path: await writer.finish(sorted, manifest), manifest };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

interface Collected {
  files: Map<string, Kept>;
  missing: string[];
  rows: number;
}

/**
 * Copies pictures first, while others work; then the database at one moment; then the pictures added in between. So
 * every row finds its pictures, and only few are copied after the moment of the database.
 */
async function collect(installation: Installation, writer: BackupWriter): Promise<Collected> {
  const { dataFolder, say } = installation;
  const pictures = createPictureCopier(picturesFolder(dataFolder), writer);
  await say('Copying pictures …');
  await pictures.copy(() => true);

  for (let turn = 1; ; turn++) {
    await say('Reading the database …');
    const dump = join(writer.draft, `${DUMP_FOLDER}-${turn}`);
    await mkdir(dump, { mode: 0o700 });
    const manifest = await dumpInstallation(installation, dump);
    const named = await namedPictures(manifest, dump);
    await say('Copying what came in meanwhile …');
    await pictures.copy((version) => named.versions.has(version));
    const missing = named.files.filter((path) => !pictures.copied.has(path));
    if (missing.length > 0 && turn < MOST_DUMPS) continue;

    const files = picturesOf(named, pictures.copied);
    await addDump(writer, files, manifest, dump);
    await addKey(writer, files, dataFolder);
    return { files, missing, rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0) };
  }
}

function picturesOf(named: NamedPictures, copied: ReadonlyMap<string, Kept>): Map<string, Kept> {
  const folderOf = (path: string) => path.split('/')[2] ?? '';
  return new Map([...copied].filter(([path]) => named.versions.has(versionOfFolder(folderOf(path)) ?? '')));
}

async function addDump(
  writer: BackupWriter,
  files: Map<string, Kept>,
  manifest: DatabaseManifest,
  dump: string,
): Promise<void> {
  for (const name of [MANIFEST_FILE, ...manifest.tables.map(fileOfTable)]) {
    files.set(`${DUMP_FOLDER}/${name}`, await writer.add(`${DUMP_FOLDER}/${name}`, join(dump, name)));
  }
}

/** Only the key of share links; the operator's key is created anew. */
async function addKey(writer: BackupWriter, files: Map<string, Kept>, dataFolder: string): Promise<void> {
  const kept = await writer.add(LINKS_KEY, join(dataFolder, LINKS_KEY)).catch(ignoreMissing);
  if (kept) files.set(LINKS_KEY, kept);
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Copies folders of pictures, and copies changed ones again. */
function createPictureCopier(root: string, writer: BackupWriter) {
  const copied = new Map<string, Kept & { mtimeMs: number }>();

  async function copyFolder(folder: string): Promise<void> {
    const names = await readdir(join(root, folder)).catch(ignoreMissing);
    for (const name of names ?? [])
      await copyFile(`${PICTURES_PATH}/${folder}/${name}`, join(root, folder, name));
  }

  async function copyFile(path: string, file: string): Promise<void> {
    const found = await stat(file).catch(ignoreMissing);
    const known = copied.get(path);
    if (!found?.isFile() || (known?.bytes === found.size && known.mtimeMs === found.mtimeMs)) return;
    // A folder may disappear at any time: deleted by its owner, or replaced by a second run of an edit.
    const kept = await writer.add(path, file).catch(ignoreMissing);
    if (kept) copied.set(path, { ...kept, mtimeMs: found.mtimeMs });
  }

  return {
    /** All copied files, including those deleted since. */
    copied,
    /** Copies the folders of the wanted versions that are not copied yet. */
    copy: async (isWanted: (version: string) => boolean) => {
      const folders = (await readdir(root).catch(ignoreMissing)) ?? [];
      const wanted = folders.filter((folder) => {
        const version = versionOfFolder(folder);
        return version !== undefined && isWanted(version);
      });
      await inParallel(wanted, writer.concurrency, copyFolder);
    },
  };
}
