import { copyFile, constants as fileConstants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId } from '@home-design/contract';
import { ANALYSIS_FILE, analysisKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The file where the engine finds a photo's analysis, or writes a new one. */
export interface BorrowedAnalysis {
  path: string;
  isCached: boolean;
  /** When the copy was made, milliseconds; absent without one. The engine writes a new file if it cannot read the copy. */
  copiedAt?: number | undefined;
}

/** Running analyses of this process that will be stored, by storage. */
const underWay = new WeakMap<Storage, Map<VersionId, Promise<unknown>>>();

/** Registers a running analysis that will be stored: `borrowAnalysis` for the same version waits for it. */
export function announceAnalysis(storage: Storage, id: VersionId, look: Promise<unknown>): void {
  const looks = underWay.get(storage) ?? new Map<VersionId, Promise<unknown>>();
  underWay.set(storage, looks);
  looks.set(id, look);
  const settled = () => {
    if (looks.get(id) === look) looks.delete(id);
  };
  look.then(settled, settled);
}

/**
 * A copy of a version's analysis in a scratch folder, because the engine must not write into the storage. Waits for a
 * running analysis, because a second one takes longer.
 *
 * @param onWait called at once if there is a running analysis.
 */
export async function borrowAnalysis(
  storage: Storage,
  id: VersionId,
  scratch: string,
  onWait?: () => void,
): Promise<BorrowedAnalysis> {
  const path = join(scratch, ANALYSIS_FILE);
  const key = analysisFile(id);
  const running = underWay.get(storage)?.get(id);
  if (running) onWait?.();
  await Promise.allSettled([running]);
  const isCached = await storage.has(key);
  if (isCached) await copyFile(await storage.localPath(key), path, fileConstants.COPYFILE_FICLONE);
  return { path, isCached, copiedAt: await writtenAt(path) };
}

/** Stores the analysis for all later edits of the version, in the place of one of an earlier release. */
export async function keepAnalysis(
  storage: Storage,
  id: VersionId,
  { path, copiedAt }: BorrowedAnalysis,
): Promise<void> {
  const at = await writtenAt(path);
  if (at === undefined || at === copiedAt) return;
  const folder = `${path}.kept`;
  await mkdir(folder);
  await copyFile(path, join(folder, ANALYSIS_FILE));
  await storage.putFolder(analysisKey(id), folder);
}

/** Key of the analysis in storage. */
export const analysisFile = (id: VersionId): string => `${analysisKey(id)}/${ANALYSIS_FILE}`;

const writtenAt = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.mtimeMs;
