import type { Engine } from '../../platform/engine.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { VersionRow } from '../versions/index.ts';
import { analysisFile } from './analysis-files.ts';
import { lookAt } from './look-at.ts';

/**
 * Analyzes a version unless that is done already. It waits in the queue of edits, which use the analysis.
 * @throws AppError `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged`
 */
export async function ensureAnalysis(
  deps: { storage: Storage; engine: Engine },
  version: VersionRow,
): Promise<void> {
  if (await deps.storage.has(analysisFile(version.id))) return;
  await renewAnalysis(deps, version);
}

/**
 * Analyzes a version unless its analysis can be read by this release.
 * @throws AppError as `ensureAnalysis`
 */
export async function renewAnalysis(
  deps: { storage: Storage; engine: Engine },
  version: VersionRow,
): Promise<void> {
  await lookAt(deps, version, (sight) => ({ kind: 'analyse', ...sight }));
}
