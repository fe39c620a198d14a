import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownFolders } from './known-folders.ts';
import { INCOMING, pictureFolders } from './picture-folders.ts';
import { sweepLimit } from './sweep-limit.ts';
import { emptyTrash, moveToTrash } from './trash.ts';

/** Folders per query. */
const BATCH = 500;

export interface SweepOptions {
  /** Newer folders are left alone: they may be work in progress. */
  olderThanMs: number;
  /** The operator has agreed that any number may go to the trash. */
  confirmed?: boolean;
  /** The operator only asks what there is; nothing is moved. */
  onlyLook?: boolean;
}

/** The result of a sweep. */
export interface SweepReport {
  /** Number of picture folders. */
  folders: number;
  /** Names of the unknown folders that are now in the trash. */
  trashed: string[];
  /** Names of the unknown folders that were left, since there are more than a sweep may move by itself. */
  held: string[];
  /** Removed folders of unfinished work. */
  unfinished: number;
  /** Folders removed from the trash for good. */
  emptied: number;
}

/** Moves folders of storage that no row refers to to the trash; see `Storage.sweep`. */
export async function sweepFolders(
  root: string,
  known: KnownFolders,
  options: SweepOptions,
): Promise<SweepReport> {
  const now = new Date();
  const before = now.getTime() - options.olderThanMs;
  const pictures = join(root, 'pictures');
  const names = await pictureFolders(pictures);
  const unknown = await unknownOf(names, known);
  const old = await untouched(pictures, unknown, before);

  const limit = sweepLimit(names.length, names.length - unknown.length);
  const isHeld = options.onlyLook === true || (old.length > limit && !options.confirmed);
  const report: SweepReport = {
    folders: names.length,
    trashed: [],
    held: isHeld ? old : [],
    unfinished: 0,
    emptied: 0,
  };
  if (options.onlyLook) return report;
  if (!isHeld) {
    for (const name of old) if (await moveToTrash(pictures, name, now)) report.trashed.push(name);
  }
  report.unfinished = await removeUnfinished(root, before);
  report.emptied = await emptyTrash(pictures, now);
  return report;
}

async function unknownOf(names: readonly string[], known: KnownFolders): Promise<string[]> {
  const unknown: string[] = [];
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH);
    const kept = await known(batch.map((name) => `pictures/${name}`));
    unknown.push(...batch.filter((name) => !kept.has(`pictures/${name}`)));
  }
  return unknown;
}

/** Unfinished uploads and results; no row refers to them. */
async function removeUnfinished(root: string, before: number): Promise<number> {
  const scratch = join(root, 'scratch');
  const pictures = join(root, 'pictures');
  const incoming = (await readdir(pictures)).filter((name) => name.startsWith(INCOMING));
  const paths = [
    ...(await untouched(scratch, await readdir(scratch), before)).map((name) => join(scratch, name)),
    ...(await untouched(pictures, incoming, before)).map((name) => join(pictures, name)),
  ];
  for (const path of paths) await rm(path, { recursive: true, force: true });
  return paths.length;
}

async function untouched(folder: string, names: readonly string[], before: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs <= before) old.push(name);
  }
  return old;
}
