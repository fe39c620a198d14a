import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditMode } from '@home-design/contract';
import type { EditOutcome, IngestResult } from '@home-design/engine';
import type { Engine } from '../../platform/engine.ts';
import { hashFile } from '../../platform/hash-file.ts';
import { ANALYSIS_FILE } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readEdit } from '../jobs/index.ts';
import { FOLDERS, findKeptSample, type KeptSample, keepSample, type Made } from './kept-samples.ts';
import { SAMPLE_PHOTOS, type SamplePhoto } from './sample-photos.ts';

/** A sample photo, ready to be copied into a project. */
export interface PreparedSample extends KeptSample {
  photo: SamplePhoto;
  /** Of the file that ships with the product. */
  receivedBytes: number;
  receivedSha256: string;
  /** The edit of the example; null if there is none. */
  edit: (ReturnType<typeof readEdit> & { mode: EditMode }) | null;
}

interface PrepareDeps {
  storage: Storage;
  engine: Engine;
  /** Version of this program: another one makes its own pictures. */
  program: string;
}

/**
 * Pictures of the sample project, shared by all accounts: the engine makes them once for a data folder and a version
 * of the program.
 */
export function prepareSamples(deps: PrepareDeps): Promise<PreparedSample[]> {
  return Promise.all(SAMPLE_PHOTOS.map((photo) => prepare(deps, photo)));
}

async function prepare(deps: PrepareDeps, photo: SamplePhoto): Promise<PreparedSample> {
  const bytes = await readFile(photo.path);
  const receivedSha256 = createHash('sha256').update(bytes).digest('hex');
  const edit = photo.edit && { ...readEdit(photo.edit.mode, photo.edit.args), mode: photo.edit.mode };
  const follows = { program: deps.program, photo: receivedSha256, edit: photo.edit };
  const kept = (await findKeptSample(deps.storage, follows)) ?? (await make(deps, photo, edit, follows));
  return { ...kept, photo, receivedBytes: bytes.length, receivedSha256, edit };
}

async function make(
  { storage, engine }: PrepareDeps,
  photo: SamplePhoto,
  edit: PreparedSample['edit'],
  follows: object,
): Promise<KeptSample> {
  const scratch = await storage.scratchFolder();
  const folder = (name: keyof typeof FOLDERS) => join(scratch, FOLDERS[name]);
  for (const name of Object.values(FOLDERS)) await mkdir(join(scratch, name));
  const ingested = await engine.run({ kind: 'ingest', source: photo.path, folder: folder('original') });
  const original = await finished(folder('original'), ingested);
  const edited = edit && (await finished(folder('edited'), await makeEdited(edit)));
  return keepSample(storage, follows, scratch, { original, edited });

  function makeEdited({ request, seed }: NonNullable<PreparedSample['edit']>): Promise<EditOutcome> {
    return engine.run({
      kind: 'edit',
      photo: join(folder('original'), ingested.files.original),
      focalLength35: ingested.focalLength35,
      analysis: join(folder('analysis'), ANALYSIS_FILE),
      request: request(seed ?? 0),
      folder: folder('edited'),
    });
  }
}

async function finished<Result extends IngestResult | EditOutcome>(
  folder: string,
  result: Result,
): Promise<Made<Result>> {
  return { result, contentHash: await hashFile(join(folder, result.files.original)) };
}
