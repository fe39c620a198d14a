import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownFolders } from './known-folders.ts';
import { INCOMING, pictureFolders } from './picture-folders.ts';
import { sweepLimit } from './sweep-limit.ts';
import { emptyTrash, moveToTrash } from './trash.ts';

/** So many folders are asked about at once. */
const BATCH = 500;

export interface SweepOptions {
  /** What was touched later is left alone: it may be somebody's work in progress. */
  olderThanMs: number;
  /** The operator has said that any number may go to the trash. */
  confirmed?: boolean;
  /** The operator asks what there is; nothing is touched. */
  onlyLook?: boolean;
}

/** What a sweep has found and done. */
export interface SweepReport {
  /** Folders of pictures there were. */
  folders: number;
  /** Names of those that no row speaks of and that are now in the trash. */
  trashed: string[];
  /** Names of those that were left where they are, since they are more than a sweep may take by itself. */
  held: string[];
  /** Folders of unfinished work that were removed. */
  unfinished: number;
  /** Folders that were removed from the trash for good. */
  emptied: number;
}

/** Takes folders of storage that belong to nothing to the trash; see `Storage.sweep`. */
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

/** Uploads and results that nobody finished; no row has ever spoken of them. */
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
