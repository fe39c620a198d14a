import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditMode } from '@home-design/contract';
import type { EditOutcome, IngestResult } from '@home-design/engine';
import type { Engine } from '../../platform/engine.ts';
import { hashFile } from '../../platform/hash-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readEdit } from '../jobs/index.ts';
import { ANALYSIS_FILE } from '../versions/index.ts';
import { SAMPLE_PHOTOS, type SamplePhoto } from './sample-photos.ts';

/** A folder of pictures as a version keeps them, and what the engine said of it. */
export interface Prepared<Result> {
  folder: string;
  result: Result;
  contentHash: string;
}

/** A sample photo ready to be taken into somebody's project. */
export interface PreparedSample {
  photo: SamplePhoto;
  /** Of the file as it comes with the product. */
  receivedBytes: number;
  receivedSha256: string;
  original: Prepared<IngestResult>;
  edited: (Prepared<EditOutcome> & { mode: EditMode; edit: ReturnType<typeof readEdit> }) | null;
  /** Folder with what the edit found out about the photo; null when it looked for nothing. */
  analysis: string | null;
}

/** Lets the engine make the pictures of the sample project: the same for everybody. */
export function prepareSamples(deps: { storage: Storage; engine: Engine }): Promise<PreparedSample[]> {
  return Promise.all(SAMPLE_PHOTOS.map((photo) => prepare(deps, photo)));
}

async function prepare(
  { storage, engine }: { storage: Storage; engine: Engine },
  photo: SamplePhoto,
): Promise<PreparedSample> {
  const scratch = await storage.scratchFolder();
  const folderFor = async (name: string) => {
    const folder = join(scratch, name);
    await mkdir(folder);
    return folder;
  };
  const bytes = await readFile(photo.path);
  const folder = await folderFor('original');
  const result = await engine.run({ kind: 'ingest', source: photo.path, folder });
  const analysis = await folderFor('analysis');
  const edited = photo.edit && (await makeEdited(photo.edit));
  return {
    photo,
    receivedBytes: bytes.length,
    receivedSha256: createHash('sha256').update(bytes).digest('hex'),
    original: await finished(folder, result),
    edited,
    analysis: (await readdir(analysis)).length > 0 ? analysis : null,
  };

  async function makeEdited({ mode, args }: NonNullable<SamplePhoto['edit']>) {
    const edit = readEdit(mode, args);
    const to = await folderFor('edited');
    const outcome = await engine.run({
      kind: 'edit',
      photo: join(folder, result.files.original),
      focalLength35: result.focalLength35,
      analysis: join(analysis, ANALYSIS_FILE),
      request: edit.request(edit.seed ?? 0),
      folder: to,
    });
    return { ...(await finished(to, outcome)), mode, edit };
  }
}

async function finished<Result extends { files: { original: string } }>(
  folder: string,
  result: Result,
): Promise<Prepared<Result>> {
  return { folder, result, contentHash: await hashFile(join(folder, result.files.original)) };
}
