import type { ProjectId, SampleProject } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readProject } from '../projects/index.ts';
import { type PreparedSample, prepareSamples } from './prepare-samples.ts';
import { markSampleMade, ownSampleProject, sampleMadeAt } from './store.ts';
import { leavePictures, takePictures } from './take-pictures.ts';
import { writeSample } from './write-sample.ts';

export interface SampleDeps {
  db: Database;
  storage: Storage;
  engine: Engine;
  clock: Clock;
  /** Version of this program. */
  program: string;
}

const BUSY =
  'The sample project could not be made at this moment, because the server is busy. Please try again in a minute.';

/**
 * Creates sample projects: every account gets one, once. The engine makes the pictures for the first account that
 * asks, which takes seconds; later accounts get the same files, also after a restart.
 */
export function createSampleMaker(deps: SampleDeps): (who: Who) => Promise<SampleProject> {
  let prepared: Promise<PreparedSample[]> | undefined;

  /** @throws AppError `sample_project_deleted`, or `unavailable` if the engine could not make the pictures */
  return async (who) => {
    const made = (await sampleMadeAt(deps.db, who.userId)) !== null;
    const isNew = !made && (await give(who));
    const id = await ownSampleProject(deps.db, who.userId);
    if (!id) throw new AppError('sample_project_deleted');
    return { ...(await readProject(deps.db, who, id)), is_new: isNew };
  };

  async function samples(): Promise<PreparedSample[]> {
    prepared ??= prepareSamples(deps);
    try {
      return await prepared;
    } catch (error) {
      prepared = undefined;
      if (!(error instanceof EngineError)) throw error;
      // The photos ship with the product, so the engine refuses none of them: it was stopped, or had no time.
      throw new AppError('unavailable', BUSY, { cause: error, retryAfterSeconds: 30 });
    }
  }

  /** @returns whether this call created it */
  async function give(who: Who): Promise<boolean> {
    const taken = await takePictures(deps.storage, await samples()).catch(async () => {
      // The prepared files were deleted.
      prepared = undefined;
      return takePictures(deps.storage, await samples());
    });
    let projectId: ProjectId | undefined;
    try {
      projectId = await transaction(deps.db, async (tx) => {
        const now = deps.clock.now();
        if (!(await markSampleMade(tx, who.userId, now))) return undefined;
        return writeSample(tx, who, taken, { now, program: deps.program });
      });
    } finally {
      if (!projectId) await leavePictures(deps.storage, taken);
    }
    return projectId !== undefined;
  }
}
