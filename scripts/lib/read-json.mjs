import { readFile } from 'node:fs/promises';

/**
 * A JSON file; undefined when it is missing or damaged.
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
