import { open } from 'node:fs/promises';
import { HEADER_LENGTH, type IngestResult, judgeHeader } from '@home-design/engine';
import type { Engine } from '../../platform/engine.ts';
import { blameFullDisk } from '../../platform/storage/free-space.ts';
import { refusalOf } from './rules.ts';

/** The largest photo takes three seconds on a small machine; a malicious one must not block others for longer. */
const INGEST_LIMIT_MS = 30_000;

/**
 * Judges a file by its first bytes, so that a file that cannot be read is refused without decoding it.
 * @throws AppError with the reason
 */
export async function judgeHead({ path, bytes }: { path: string; bytes: number }): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(bytes, HEADER_LENGTH)), {
      position: 0,
    });
    judgeHeader(buffer.subarray(0, bytesRead), bytes);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await file.close();
  }
}

/**
 * Lets the engine check a photo and write its pictures, without any metadata, into an empty folder.
 * @throws AppError with the reason if it is refused, `storage_full`
 */
export async function preparePhoto(engine: Engine, source: string, folder: string): Promise<IngestResult> {
  try {
    return await engine.run({ kind: 'ingest', source, folder }, { timeLimitMilliseconds: INGEST_LIMIT_MS });
  } catch (error) {
    throw refusalOf(await blameFullDisk(error, folder));
  }
}
