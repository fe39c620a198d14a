import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of the first program of these names in the folders of the PATH; undefined when there is none.
 * @param {readonly string[]} names
 * @param {string} [path]
 * @returns {string | undefined}
 */
export function findProgram(names, path = process.env.PATH ?? '') {
  for (const folder of path.split(delimiter)) {
    const found = names.map((name) => join(folder, name)).find(isProgram);
    if (found) return found;
  }
  return undefined;
}

/**
 * Whether an executable file exists.
 * @param {string} path
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
