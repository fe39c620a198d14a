import { copyFile, constants as fileConstants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId } from '@home-design/contract';
import type { Storage } from '../../platform/storage/storage.ts';
import { ANALYSIS_FILE, analysisKey } from '../versions/index.ts';

/** Where the engine finds what is known about a photo, or leaves what it finds out. */
export interface BorrowedAnalysis {
  path: string;
  isCached: boolean;
}

/**
 * A copy of what is known about a version's photo, in a scratch folder: the engine must not write where pictures are
 * kept.
 */
export async function borrowAnalysis(
  storage: Storage,
  id: VersionId,
  scratch: string,
): Promise<BorrowedAnalysis> {
  const path = join(scratch, ANALYSIS_FILE);
  const key = analysisFile(id);
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
