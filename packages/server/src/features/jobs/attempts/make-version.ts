import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId } from '@home-design/contract';
import { type EditOutcome, EngineError } from '@home-design/engine';
import type { Database } from '../../../platform/database/database.ts';
import type { Engine } from '../../../platform/engine.ts';
import { hashFile } from '../../../platform/hash-file.ts';
import { picturesKey } from '../../../platform/pictures/keys.ts';
import { folderBytes } from '../../../platform/storage/folder-bytes.ts';
import { blameFullDisk } from '../../../platform/storage/free-space.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { borrowAnalysis, keepAnalysis } from '../../analysis/index.ts';
import { soundOriginal, type VersionRow } from '../../versions/index.ts';
import { readEdit } from '../edit-modes.ts';
import type { Course } from '../pace/pace.ts';
import { recentPaces } from '../pace/pace-store.ts';
import type { EditJobRow } from '../store.ts';
import { writeInlineFiles } from '../write-inline-files.ts';
import type { Follow } from './follow-attempt.ts';

/** The result of an edit, with durable files. */
export interface MadeVersion {
  versionId: VersionId;
  contentHash: string;
  storedBytes: number;
  outcome: EditOutcome;
  course: Course;
}

/** The source or the target of the edit was removed in the meantime. */
export class NothingToEdit extends Error {}

/** The stage of an edit that waits for a running analysis of its photo, like the engine's own. */
const READING = 'Reading the room';
/** Share of the engine in the progress; the rest is for storing the result. */
const ENGINE_SHARE = 0.95;

/**
 * Lets the engine make the edit and stores its files under the version's key, where an earlier attempt may have left
 * the same ones.
 * @throws EngineError, NothingToEdit, AppError `storage_full`, `picture_damaged`
 */
export async function makeVersion(
  deps: { db: Database; storage: Storage; engine: Engine },
  job: EditJobRow,
  source: VersionRow,
  versionId: VersionId,
  follow: Follow,
): Promise<MadeVersion> {
  if (!source.files) throw new NothingToEdit();
  const { request, seed, files } = readEdit(job.mode, job.arguments);
  const scratch = await deps.storage.scratchFolder();
  try {
    const folder = join(scratch, 'pictures');
    await mkdir(folder);
    // A preview, or a room that is read ahead, may be analyzing the photo.
    const say = () => follow.report({ stage: READING, fraction: 0 });
    const analysis = await borrowAnalysis(deps.storage, source.id, scratch, say);
    const hadAnalysis = analysis.isCached;
    follow.begin(await recentPaces(deps.db, { mode: job.mode, picture: source, hadAnalysis }));
    const outcome = await deps.engine.run(
      {
        kind: 'edit',
        photo: await soundOriginal(deps.storage, source, source.files.original),
        focalLength35: source.focalLength35,
        analysis: analysis.path,
        request: request(seed ?? 0, await writeInlineFiles(files, scratch)),
        folder,
      },
      {
        signal: follow.signal,
        onPreview: follow.showPreview,
        onProgress: ({ stage, fraction }) => follow.report({ stage, fraction: fraction * ENGINE_SHARE }),
      },
    );
    // Later steps would be built on a suggestion that nobody has looked at.
    if (job.workflowId && outcome.suggestedBecause !== null) {
      throw new EngineError('edit_not_confident', outcome.suggestedBecause);
    }
    follow.report({ stage: 'Saving', fraction: ENGINE_SHARE });
    await keepAnalysis(deps.storage, source.id, analysis);
    const contentHash = await hashFile(join(folder, outcome.files.original));
    const storedBytes = await folderBytes(folder);
    await deps.storage.putFolder(picturesKey(versionId), folder);
    return { versionId, contentHash, storedBytes, outcome, course: { hadAnalysis, pace: follow.pace() } };
  } catch (error) {
    throw await blameFullDisk(error, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
