import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../server-adapter.ts';

export const BACKUP_FORMAT = 1;
/** The description of a backup; it is written last, so that a folder without it is not a backup. */
export const BACKUP_FILE = 'backup.json';
/** Hashes of all other files, in the format of `sha256sum -c`. */
export const SUMS_FILE = 'SHA256SUMS';
/** Folder with the dump of the database in a backup. */
export const DUMP_FOLDER = 'database';
export const PICTURES_PATH = 'files/pictures';
/** Without it no share link works. */
export const LINKS_KEY = 'keys/share-links';

export const BackupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  id: z.uuid(),
  /** Version of the program that made it. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  /** Rows in the database. */
  rows: z.int(),
  /** Files in SHA256SUMS, and their bytes. */
  files: z.int(),
  bytes: z.int(),
  /** SHA-256 (hex) of SHA256SUMS. */
  sums: z.string(),
  /** Files that rows name and that were missing at the time of the backup. */
  missing: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** A file in a backup. */
export interface Kept {
  bytes: number;
  /** SHA-256, hexadecimal. */
  sha256: string;
}

export const sumsText = (files: ReadonlyMap<string, Kept>): string =>
  [...files].map(([path, { sha256 }]) => `${sha256}  ${path}\n`).join('');

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Allowed paths in a backup: nested folders, without `..`. */
const PATH = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

export const isBackupPath = (path: string): boolean => PATH.test(path);

/** The hash of each path. @throws OperatorError for lines that no backup contains */
export function parseSums(text: string): Map<string, string> {
  const sums = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, sha256, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!sha256 || !path || !isBackupPath(path))
      throw new OperatorError(`${SUMS_FILE} has a line that is none.`);
    sums.set(path, sha256);
  }
  return sums;
}

/**
 * Reads the description of a backup in a folder.
 * @throws OperatorError if there is none, or it is damaged
 */
export async function readBackup(
  folder: string,
): Promise<{ manifest: BackupManifest; sums: Map<string, string> }> {
  const text = await readFile(join(folder, BACKUP_FILE), 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`${folder} is not a backup: it has no ${BACKUP_FILE}.`, { cause });
  });
  const sumsFile = await readFile(join(folder, SUMS_FILE), 'utf8').catch(() => '');
  return { manifest: parseBackup(text, sumsFile), sums: parseSums(sumsFile) };
}

/** @throws OperatorError if the two do not belong together, or have another format */
export function parseBackup(text: string, sumsFile: string): BackupManifest {
  const parsed = BackupManifest.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new OperatorError(`${BACKUP_FILE} is damaged, or of a newer Home Design than this one.`);
  }
  if (hashOf(sumsFile) !== parsed.data.sums) {
    throw new OperatorError(`The backup is damaged: ${SUMS_FILE} is not what was written.`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
