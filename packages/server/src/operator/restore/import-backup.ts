import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  BACKUP_FILE,
  type BackupManifest,
  isBackupPath,
  parseBackup,
  parseSums,
  readBackup,
  SUMS_FILE,
} from '../backup/backup-manifest.ts';
import { copyHashed } from '../backup/copy-file.ts';
import { backupsIn } from '../backup/folder-writer.ts';
import { inParallel } from '../backup/in-parallel.ts';
import { eachInTar } from '../backup/read-tar.ts';
import { OperatorError } from '../server-adapter.ts';

const CONCURRENCY = 8;

export interface Imported {
  manifest: BackupManifest;
  /** Paths of all its files. */
  paths: ReadonlySet<string>;
}

/**
 * Copies a backup, and compares every file with its hash.
 * @param path the folder of a backup, or a tar file
 * @throws OperatorError if a file is missing or damaged, or it is not a backup
 */
export async function importBackup(path: string, into: string): Promise<Imported> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new OperatorError(`There is nothing at ${path}.`);
  await mkdir(into, { recursive: true, mode: 0o700 });
  if (!found.isDirectory()) return importTar(path, into);
  const [newest] = (await backupsIn(path)).reverse();
  if (newest !== undefined) {
    throw new OperatorError(`${path} holds several backups. The newest is ${join(path, newest)}.`);
  }
  return importFolder(path, into);
}

async function importFolder(folder: string, into: string): Promise<Imported> {
  const { manifest, sums } = await readBackup(folder);
  await inParallel(sums, CONCURRENCY, async ([path, sha256]) => {
    const copied = await copyHashed(join(folder, path), join(into, path)).catch((cause: unknown) => {
      const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
      throw isMissing ? new OperatorError(`The backup is damaged: ${path} is missing.`, { cause }) : cause;
    });
    if (copied.sha256 !== sha256) refuseDamaged(path);
  });
  return { manifest, paths: new Set(sums.keys()) };
}

async function importTar(file: string, into: string): Promise<Imported> {
  const hashes = new Map<string, string>();
  await eachInTar(file, async (path, entry) => {
    if (!isBackupPath(path)) throw new OperatorError(`${file} is not a backup: it holds ${path}.`);
    const hash = createHash('sha256');
    await mkdir(dirname(join(into, path)), { recursive: true, mode: 0o700 });
    await pipeline(
      entry,
      async function* hashed(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(join(into, path), { mode: 0o600, flush: true }),
    );
    hashes.set(path, hash.digest('hex'));
  });
  const read = (name: string) => readFile(join(into, name), 'utf8').catch(() => '');
  if (!hashes.has(BACKUP_FILE)) throw new OperatorError(`${file} is not a backup, or was cut off.`);
  const sumsFile = await read(SUMS_FILE);
  const manifest = parseBackup(await read(BACKUP_FILE), sumsFile);
  const sums = parseSums(sumsFile);
  for (const [path, sha256] of sums) if (hashes.get(path) !== sha256) refuseDamaged(path);
  // Files that were deleted during the backup are in the tar, but not part of it.
  for (const path of hashes.keys()) if (!sums.has(path)) await rm(join(into, path));
  return { manifest, paths: new Set(sums.keys()) };
}

function refuseDamaged(path: string): never {
  throw new OperatorError(`The backup is damaged: ${path} is not what was written.`);
}
