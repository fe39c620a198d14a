import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId, WallPreviewLayers } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion, type VersionRow } from '../versions/index.ts';
import { ensureAnalysis } from './ensure-analysis.ts';
import { isRefusal } from './is-refusal.ts';
import { lookAt } from './look-at.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Versions whose layers are cached, each up to half a megabyte. */
const MOST_KEPT = 24;

type Layers = WallPreviewLayers | null;

/** Gives pages the layers to preview walls in any paint. */
export interface WallPreviews {
  /**
   * The layers of a version; null if no wall is certain.
   * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged`
   */
  of(who: Who, id: VersionId): Promise<Layers>;
}

/** Every caller is checked for access first; simultaneous calls for one version share one result. */
export function createWallPreviews(deps: { db: Database; storage: Storage; engine: Engine }): WallPreviews {
  const answer = rememberAnswers<Layers>(MOST_KEPT);

  return {
    async of(who, id) {
      const version = await ownVersion(deps.db, who.userId, id);
      if (!version) throw new AppError('version_not_found');
      return answer(id, () => makeLayers(deps, version));
    },
  };
}

/** The analysis takes longest. It waits in the queue of edits, which use it later; the layers do not wait. */
async function makeLayers(deps: { storage: Storage; engine: Engine }, version: VersionRow): Promise<Layers> {
  if (!version.files) throw new AppError('version_not_ready');
  await ensureAnalysis(deps, version);
  const folder = await deps.storage.scratchFolder();
  try {
    const made = await lookAt(deps, version, (sight) => ({ kind: 'preview-walls', ...sight, folder }));
    const read = (name: string): Promise<string> => readFile(join(folder, name), 'base64');
    const { small, from, ...rest } = made;
    return {
      ...rest,
      photo: await read('photo.webp'),
      mask: await read('mask.png'),
      small: { ...small, planes: await read('small.png') },
      old_paint: from,
    };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
