import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditOutcome, IngestResult } from '@home-design/engine';
import type { Storage } from '../../platform/storage/storage.ts';

/** The engine's result for pictures, and the hash of the full-size one. */
export interface Made<Result> {
  result: Result;
  contentHash: string;
}

/** Stored pictures of a sample, shared by all accounts. */
export interface KeptSample {
  original: Made<IngestResult> & { folder: string };
  edited: (Made<EditOutcome> & { folder: string }) | null;
  /** Folder with the analysis of the photo; null if the edit made none. */
  analysis: string | null;
}

/** The file beside the pictures. */
interface Note {
  original: Made<IngestResult>;
  edited: Made<EditOutcome> | null;
}

/** Folders of a stored sample. */
export const FOLDERS = { original: 'original', edited: 'edited', analysis: 'analysis' } as const;
const NOTE = 'sample.json';
/** Increased when the layout of the folders or the note changes. */
const LAYOUT = 1;

/**
 * A sample that this or another process has stored.
 * @param follows the whole input of the pictures
 */
export async function findKeptSample(storage: Storage, follows: object): Promise<KeptSample | undefined> {
  const folder = await storage.findShared(nameOf(follows));
  return folder === undefined ? undefined : readSample(folder);
}

/**
 * Stores a new sample, for every process and for the time after a restart.
 * @param scratch folder of the storage with the pictures in `FOLDERS`; it no longer exists afterwards
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
  // Written by `keepSample` of the same program, completely or not at all.
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
