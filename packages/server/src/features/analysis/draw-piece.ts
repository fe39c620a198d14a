import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PieceQuestion, PieceSprite, VersionId } from '@home-design/contract';
import { PlanItem } from '@home-design/engine';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { fieldsOf } from '../../platform/http/zod-fields.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion, type VersionRow } from '../versions/index.ts';
import { ensureAnalysis } from './ensure-analysis.ts';
import { lookAt } from './look-at.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Most answers in the cache, each up to 100 kB. */
const MOST_KEPT = 200;

/** Gives pages the pictures of single pieces, to show them while furniture is rearranged. */
export interface PieceSprites {
  /**
   * The piece in the room of a version, one picture for each turn in view.
   * @throws AppError `version_not_found`, `invalid_request` for an unknown kind or a place out of reach,
   * `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged`
   */
  of(who: Who, id: VersionId, question: PieceQuestion): Promise<PieceSprite[]>;
}

/** Every caller is checked for access first; the same question about a version has one answer, which is cached. */
export function createPieceSprites(deps: { db: Database; storage: Storage; engine: Engine }): PieceSprites {
  const answer = rememberAnswers<PieceSprite[]>(MOST_KEPT);

  return {
    async of(who, id, question) {
      const version = await ownVersion(deps.db, who.userId, id);
      if (!version) throw new AppError('version_not_found');
      const item = readItem(question);
      return answer(JSON.stringify([id, question]), () => draw(deps, version, { ...question, item }));
    },
  };
}

function readItem(question: PieceQuestion): PlanItem {
  const read = z.object({ item: PlanItem }).safeParse({ item: question.item });
  if (!read.success) throw new AppError('invalid_request', undefined, { fields: fieldsOf(read.error) });
  return read.data.item;
}

/** An analysis waits in the queue of edits, which use it later; the pictures do not wait. */
async function draw(
  deps: { storage: Storage; engine: Engine },
  version: VersionRow,
  question: PieceQuestion & { item: PlanItem },
): Promise<PieceSprite[]> {
  await ensureAnalysis(deps, version);
  const folder = await deps.storage.scratchFolder();
  try {
    const { sprites } = await lookAt(deps, version, (sight) => ({
      kind: 'piece-sprites',
      ...sight,
      ...question,
      folder,
    }));
    return await Promise.all(
      sprites.map(async (sprite, number) => ({
        ...sprite,
        picture: await readFile(join(folder, `${number}.webp`), 'base64'),
      })),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
