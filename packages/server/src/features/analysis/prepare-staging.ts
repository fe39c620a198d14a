import type { VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createTurns } from '../../platform/turns.ts';
import { ownVersion } from '../versions/index.ts';
import { lookAt } from './look-at.ts';

/** Lets the engine read the rooms of versions ahead of their stagings. */
export interface StagingPreparations {
  /**
   * Whether the version can be furnished, once its room is read.
   * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged`
   */
  of(who: Who, id: VersionId): Promise<boolean>;
}

/** Every caller is checked for access first. */
export function createStagingPreparations(deps: {
  db: Database;
  storage: Storage;
  engine: Engine;
}): StagingPreparations {
  // Pages ask by themselves, and the engine keeps only one room: one at a time is enough.
  const turns = createTurns(1);
  return {
    async of(who, id) {
      const version = await ownVersion(deps.db, who.userId, id);
      if (!version) throw new AppError('version_not_found');
      const look = () => lookAt(deps, version, (sight) => ({ kind: 'prepare-staging', ...sight }));
      return (await turns.run(who.userId, look)).isReady;
    },
  };
}
