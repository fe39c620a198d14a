import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditOutcome, IngestResult } from '@home-design/engine';
import type { Storage } from '../../platform/storage/storage.ts';

/** What the engine said of pictures, and the hash of the full-size one. */
export interface Made<Result> {
  result: Result;
  contentHash: string;
}

/** Pictures of a sample as they lie in the storage for everybody. */
export interface KeptSample {
  original: Made<IngestResult> & { folder: string };
  edited: (Made<EditOutcome> & { folder: string }) | null;
  /** Folder with what the edit found out about the photo; null when it looked for nothing. */
  analysis: string | null;
}

/** What is written beside the pictures. */
interface Note {
  original: Made<IngestResult>;
  edited: Made<EditOutcome> | null;
}

/** Folders of a kept sample. */
export const FOLDERS = { original: 'original', edited: 'edited', analysis: 'analysis' } as const;
const NOTE = 'sample.json';
/** Counted up when the folders or the note are laid out anew. */
const LAYOUT = 1;

/**
 * A sample that was made before, by this process or another one.
 * @param follows everything the pictures follow from
 */
export async function findKeptSample(storage: Storage, follows: object): Promise<KeptSample | undefined> {
  const folder = await storage.findShared(nameOf(follows));
  return folder === undefined ? undefined : readSample(folder);
}

/**
 * Keeps a sample that was just made, for every process and the time after a restart.
 * @param scratch folder of the storage with the pictures in `FOLDERS`; it is gone afterwards
 */
export async function keepSample(
  storage: Storage,
  follows: object,
  scratch: string,
  note: Note,
): Promise<KeptSample> {
  await writeFile(join(scratch, NOTE), JSON.stringify(note));
  return readSample(await storage.keepShared(nameOf(follows), scratch));
}

async function readSample(folder: string): Promise<KeptSample> {
  // Written by `keepSample` of the same program, whole or not at all.
  const { original, edited } = JSON.parse(await readFile(join(folder, NOTE), 'utf8')) as Note;
  const analysis = join(folder, FOLDERS.analysis);
  return {
    original: { ...original, folder: join(folder, FOLDERS.original) },
    edited: edited && { ...edited, folder: join(folder, FOLDERS.edited) },
    analysis: (await readdir(analysis)).length > 0 ? analysis : null,
  };
}

function nameOf(follows: object): string {
  const hash = createHash('sha256').update(JSON.stringify({ layout: LAYOUT, ...follows }));
  return `sample-${hash.digest('hex').slice(0, 32)}`;
}
