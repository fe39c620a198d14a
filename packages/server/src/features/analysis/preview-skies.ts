import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SKY_TYPES, type SkyPreviews, type VersionId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { blameFullDisk } from '../../platform/storage/free-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownVersion, soundOriginal, type VersionRow } from '../versions/index.ts';
import { isRefusal } from './is-refusal.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Versions whose pictures are cached, each about 200 kB. */
const MOST_KEPT = 60;

type Skies = SkyPreviews | null;

/** Gives pages small pictures of a version under every sky. */
export interface SkyPreviewCache {
  /**
   * The pictures of a version; null if no sky is certain.
   * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged`
   */
  of(who: Who, id: VersionId): Promise<Skies>;
}

/** Every caller is checked for access first. */
export function createSkyPreviews(deps: { db: Database; storage: Storage; engine: Engine }): SkyPreviewCache {
  const answer = rememberAnswers<Skies>(MOST_KEPT);
  // Pages ask by themselves, and the engine prefers short tasks to edits: one process at a time is enough for them.
  const turns = createTurns(1);

  return {
    async of(who, id) {
      const version = await ownVersion(deps.db, who.userId, id);
      if (!version) throw new AppError('version_not_found');
      return answer(id, () => turns.run(who.userId, () => makeSkies(deps, version)));
    },
  };
}

/** The pictures need no analysis, so nothing waits in the queue of edits. */
async function makeSkies(
  { storage, engine }: { storage: Storage; engine: Engine },
  version: VersionRow,
): Promise<Skies> {
  if (!version.files) throw new AppError('version_not_ready');
  const folder = await storage.scratchFolder();
  try {
    const photo = await soundOriginal(storage, version, version.files.original);
    const { focalLength35 } = version;
    const size = await engine.run({ kind: 'preview-skies', photo, focalLength35, folder });
    const pictures = await Promise.all(
      SKY_TYPES.map(async (sky_type) => ({
        sky_type,
        picture: await readFile(join(folder, `${sky_type}.webp`), 'base64'),
      })),
    );
    return { ...size, pictures };
  } catch (error) {
    if (isRefusal(error)) return null;
    const reason = await blameFullDisk(error, folder);
    throw reason instanceof EngineError ? new AppError('look_failed', undefined, { cause: reason }) : reason;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
