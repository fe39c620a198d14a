import { type Analysis, readAnalysis } from '@home-design/engine';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { VersionRow } from '../versions/index.ts';
import { analysisFile } from './analysis-files.ts';
import { lookAt } from './look-at.ts';

/**
 * The analysis of a version; the engine makes it if there is none.
 * @throws AppError `version_not_ready`, `look_failed`, `storage_full`
 */
export async function knownAnalysis(
  deps: { storage: Storage; engine: Engine },
  version: VersionRow,
): Promise<Analysis> {
  const known = await keptAnalysis(deps.storage, version);
  if (known) return known;
  await lookAt(deps, version, (sight) => ({ kind: 'analyse', ...sight }));
  const found = await keptAnalysis(deps.storage, version);
  if (!found) throw new AppError('look_failed');
  return found;
}

async function keptAnalysis(storage: Storage, { id }: VersionRow): Promise<Analysis | null> {
  const key = analysisFile(id);
  return (await storage.has(key)) ? readAnalysis(await storage.localPath(key)) : null;
}
