import { rm } from 'node:fs/promises';
import { type AnalyseTask, EngineError, type EngineTask, type ResultOf } from '@home-design/engine';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { blameFullDisk } from '../../platform/storage/free-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { soundOriginal, type VersionRow } from '../versions/index.ts';
import { announceAnalysis, borrowAnalysis, keepAnalysis } from './analysis-files.ts';

type Looking = Extract<
  EngineTask,
  {
    kind:
      | 'analyse'
      | 'detect'
      | 'preview-walls'
      | 'piece-sprites'
      | 'list-going'
      | 'prepare-staging'
      | 'forecast';
  }
>;
/** The task for the engine, and where it finds or writes the analysis. */
type Sight = Omit<AnalyseTask, 'kind'>;

/**
 * Lets the engine analyze a version, and stores the analysis for later edits.
 * @throws AppError `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged`
 */
export async function lookAt<Task extends Looking>(
  deps: { storage: Storage; engine: Engine },
  version: VersionRow,
  taskFor: (sight: Sight) => Task,
): Promise<ResultOf<Task>> {
  if (!version.files) throw new AppError('version_not_ready');
  const scratch = await deps.storage.scratchFolder();
  try {
    const analysis = await borrowAnalysis(deps.storage, version.id, scratch);
    const photo = await soundOriginal(deps.storage, version, version.files.original);
    const { focalLength35 } = version;
    const look = deps.engine
      .run(taskFor({ photo, focalLength35, analysis: analysis.path }))
      .then(async (result) => {
        await keepAnalysis(deps.storage, version.id, analysis);
        return result;
      });
    if (!analysis.isCached) announceAnalysis(deps.storage, version.id, look);
    return await look;
  } catch (error) {
    if (error instanceof EngineError) throw new AppError('look_failed', undefined, { cause: error });
    throw await blameFullDisk(error, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
