import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@home-design/engine';
import type { Engine } from '../../platform/engine.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { VersionFiles } from '../../schema/picture-tables.ts';
import { hasContent, type Problem, problemsOf, smallerFiles } from './look-at-files.ts';
import type { PicturedVersion } from './store.ts';

export interface RepairDeps {
  storage: Storage;
  engine: Engine;
}

/** The repair of a problem. */
export type Repair = 'put back from the trash' | 'made again from the original';

/**
 * Repairs the files of a version as far as possible: restores a folder from the trash, and makes smaller pictures
 * again from the original.
 * @param folder path of the folder
 * @returns the successful repair; undefined if there was none
 */
export async function repairFiles(
  deps: RepairDeps,
  folder: string,
  version: PicturedVersion,
  problems: readonly Problem[],
): Promise<Repair | undefined> {
  const isWhole = (each: readonly Problem[]) =>
    each.every((problem) => problem === 'smaller picture is missing');
  if (isWhole(problems)) return makeSmaller(deps, folder, version);
  const isBack = await deps.storage.restoreFolder(picturesKey(version.id), async (found) =>
    isWhole(await problemsOf(found, version)),
  );
  if (!isBack) return undefined;
  if ((await problemsOf(folder, version)).length > 0) await makeSmaller(deps, folder, version);
  return 'put back from the trash';
}

async function makeSmaller(
  { storage, engine }: RepairDeps,
  folder: string,
  version: PicturedVersion,
): Promise<Repair | undefined> {
  const scratch = await storage.scratchFolder();
  try {
    const [made, whole] = [join(scratch, 'made'), join(scratch, 'whole')];
    await mkdir(made);
    await mkdir(whole);
    const source = join(folder, version.files.original);
    const { files } = await engine.run({ kind: 'ingest', source, folder: made });
    for (const name of await readdir(folder)) await copy(join(folder, name), join(whole, name));
    for (const [from, to] of pairs(files, version.files)) {
      if (!(await hasContent(join(whole, to)))) await copy(join(made, from), join(whole, to));
    }
    await storage.putFolder(picturesKey(version.id), whole);
    return 'made again from the original';
  } catch (error) {
    // The engine cannot read the original, so it cannot be repaired.
    if (error instanceof EngineError) return undefined;
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function pairs(
  made: Omit<VersionFiles, 'mask'>,
  wanted: VersionFiles,
): (readonly [from: string, to: string])[] {
  const from = smallerFiles({ ...made, mask: null });
  return smallerFiles(wanted).map((to, at) => [from[at] ?? to, to] as const);
}

const copy = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE);
