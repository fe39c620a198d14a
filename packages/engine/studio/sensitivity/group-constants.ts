import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Constant, findConstants } from './find-constants.ts';

/** The engine's sources. */
export const SOURCE = join(import.meta.dirname, '../../src');

/** A constant with its file, as a path from `src`. */
export interface PlacedConstant extends Constant {
  readonly file: string;
}

/**
 * The constants of a file or folder, in the order of the files.
 *
 * @throws RangeError when there is no such file or folder.
 */
export function constantsOf(group: string): PlacedConstant[] {
  const stat = statSync(join(SOURCE, group), { throwIfNoEntry: false });
  if (!stat) throw new RangeError(`There is no "${group}" in packages/engine/src.`);
  const files = stat.isFile() ? [group] : sourcesIn(group);
  return files.flatMap((file) =>
    findConstants(readFileSync(join(SOURCE, file), 'utf8')).map((constant) => ({ ...constant, file })),
  );
}

/** Paths from `src` of a folder's files that run. */
export function sourcesIn(folder: string): string[] {
  return globSync('**/*.ts', { cwd: join(SOURCE, folder) })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
    .toSorted();
}
