import { copyFile, constants as fileConstants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId } from '@home-design/contract';
import { ANALYSIS_FILE, analysisKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Where the engine finds what is known about a photo, or leaves what it finds out. */
export interface BorrowedAnalysis {
  path: string;
  isCached: boolean;
}

/** Looks of this process that will leave an analysis, by the storage that keeps it. */
const underWay = new WeakMap<Storage, Map<VersionId, Promise<unknown>>>();

/** Says that a look is under way which keeps its analysis in the end: who borrows that of the same version waits for it. */
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
 * A copy of what is known about a version's photo, in a scratch folder: the engine must not write where pictures are
 * kept. What is being found out is waited for, because finding it out twice takes longer.
 */
export async function borrowAnalysis(
  storage: Storage,
  id: VersionId,
  scratch: string,
): Promise<BorrowedAnalysis> {
  const path = join(scratch, ANALYSIS_FILE);
  const key = analysisFile(id);
  await Promise.allSettled([underWay.get(storage)?.get(id)]);
  const isCached = await storage.has(key);
  if (isCached) await copyFile(await storage.localPath(key), path, fileConstants.COPYFILE_FICLONE);
  return { path, isCached };
}

/** Keeps what the engine found out, for all later edits of the version. */
export async function keepAnalysis(
  storage: Storage,
  id: VersionId,
  { path, isCached }: BorrowedAnalysis,
): Promise<void> {
  if (isCached || !(await isThere(path))) return;
  const folder = `${path}.kept`;
  await mkdir(folder);
  await copyFile(path, join(folder, ANALYSIS_FILE));
  await storage.putFolder(analysisKey(id), folder);
}

/** Key of the analysis in storage. */
export const analysisFile = (id: VersionId): string => `${analysisKey(id)}/${ANALYSIS_FILE}`;

const isThere = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined)) !== undefined;
