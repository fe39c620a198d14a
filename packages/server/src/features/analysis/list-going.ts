import type { GoingQuestion, GoingThings, VersionId } from '@home-design/contract';
import type { ListGoingTask } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion, type VersionRow } from '../versions/index.ts';
import { lookAt } from './look-at.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Most lists in the cache, each about 20 kB. */
const MOST_KNOWN = 100;

/** Lists what an edit would remove. */
export interface GoingLists {
  /** @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged` */
  of(who: Who, id: VersionId, question: GoingQuestion): Promise<GoingThings>;
}

/** Caches the lists that were requested last. */
export function createGoingLists(deps: { db: Database; storage: Storage; engine: Engine }): GoingLists {
  const answer = rememberAnswers<GoingThings>(MOST_KNOWN);

  async function list(version: VersionRow, question: GoingQuestion): Promise<GoingThings> {
    const made = await lookAt(deps, version, (sight) => ({
      kind: 'list-going',
      ...sight,
      question: questionForEngine(question),
    }));
    return { ...made, things: made.things.map(({ isTaken, ...thing }) => ({ ...thing, is_taken: isTaken })) };
  }

  return {
    async of(who, id, question) {
      const version = await ownVersion(deps.db, who.userId, id);
      if (!version) throw new AppError('version_not_found');
      return answer(JSON.stringify([id, question]), () => list(version, question));
    },
  };
}

function questionForEngine(question: GoingQuestion): ListGoingTask['question'] {
  return question.mode === 'empty-room'
    ? { mode: question.mode, roomType: question.room_type }
    : { mode: question.mode };
}
