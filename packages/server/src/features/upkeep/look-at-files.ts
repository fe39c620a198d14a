import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '../../platform/hash-file.ts';
import type { VersionFiles } from '../../schema/picture-tables.ts';

/** Possible problems with the files of a version, the worst first. */
export const PROBLEMS = [
  'folder is missing',
  'original is missing',
  'original is damaged',
  'mask is missing',
  'smaller picture is missing',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Files that can be made again from the original. */
export function smallerFiles({ preview, thumbnail }: VersionFiles): string[] {
  return [preview.webp, preview.jpeg, thumbnail.webp, thumbnail.jpeg];
}

/**
 * Compares a folder with the row of its version.
 * @param folder path of the folder
 * @returns the problems, the worst first
 */
export async function problemsOf(
  folder: string,
  { files, contentHash }: { files: VersionFiles; contentHash: string | null },
): Promise<Problem[]> {
  if ((await stat(folder).catch(() => undefined)) === undefined) return ['folder is missing'];
  const problems: Problem[] = [];
  const original = join(folder, files.original);
  if (!(await hasContent(original))) problems.push('original is missing');
  else if (contentHash !== null && (await hashFile(original)) !== contentHash) {
    problems.push('original is damaged');
  }
  if (files.mask !== null && !(await hasContent(join(folder, files.mask)))) problems.push('mask is missing');
  const smaller = await Promise.all(smallerFiles(files).map((file) => hasContent(join(folder, file))));
  if (smaller.includes(false)) problems.push('smaller picture is missing');
  return problems;
}

/** A crash of the machine may leave an empty file. */
export async function hasContent(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.size > 0;
}

/** Whether every file of a set for publishing is in its folder, and their total size is that of the finished set. */
export async function isWhole(
  folder: string,
  { files, bytes }: { files: readonly { name: string }[]; bytes: number },
): Promise<boolean> {
  const found = await Promise.all(files.map(({ name }) => stat(join(folder, name)).catch(() => undefined)));
  return (
    found.every((file) => file !== undefined) &&
    found.reduce((sum, file) => sum + (file?.size ?? 0), 0) === bytes
  );
}
