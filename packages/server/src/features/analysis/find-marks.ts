import type { FoundMark, REMOVAL_QUALITIES, VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion, soundOriginal } from '../versions/index.ts';

/**
 * Possible watermarks in a version. Each call searches again, as the edit does.
 * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`
 */
export async function findMarks(
  { db, storage, engine }: { db: Database; storage: Storage; engine: Engine },
  who: Who,
  id: VersionId,
  quality: (typeof REMOVAL_QUALITIES)[number],
): Promise<{ marks: FoundMark[] }> {
  const version = await ownVersion(db, who.userId, id);
  if (!version) throw new AppError('version_not_found');
  if (!version.files) throw new AppError('version_not_ready');
  const photo = await soundOriginal(storage, version, version.files.original);
  try {
    const { marks } = await engine.run({ kind: 'find-marks', photo, looksTwice: quality === 'high' });
    return { marks: marks.map(({ isTaken, ...mark }) => ({ ...mark, is_taken: isTaken })) };
  } catch (error) {
    if (error instanceof EngineError) throw new AppError('look_failed', undefined, { cause: error });
    throw error;
  }
}
