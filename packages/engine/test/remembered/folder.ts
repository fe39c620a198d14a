import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder where the processes of one run of tests share what the engine found out. */
export const REMEMBERED = 'REMEMBERED_ANSWERS';

/**
 * Makes the folder, unless another project of the run has made it. Processes started from now on find it in their
 * environment.
 * @returns what removes it
 */
export async function makeFolderOfAnswers(): Promise<() => Promise<void>> {
  if (process.env[REMEMBERED]) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'home-design-remembered-'));
  process.env[REMEMBERED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
