import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders with generated files. */
const MADE = new Set(['node_modules', 'dist', '.cache']);

/**
 * A hash of the names and contents of files.
 * @param {Iterable<{ name: string, content: string | Uint8Array }>} files in any order
 */
export function fingerprint(files) {
  const total = createHash('sha256');
  for (const file of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = createHash('sha256').update(file.content).digest('hex');
    total.update(`${file.name}\n${content}\n`);
  }
  return total.digest('hex');
}

/**
 * Fingerprint of files and folders, without generated files and tests.
 * @param {string} base names are relative to this folder
 * @param {readonly string[]} paths below the base
 */
export async function fingerprintOf(base, paths) {
  /** @type {{ name: string, content: Uint8Array }[]} */
  const files = [];
  /** @param {string} path */
  const collect = async (path) => {
    if ((await stat(path)).isFile()) {
      files.push({ name: relative(base, path).replaceAll('\\', '/'), content: await readFile(path) });
      return;
    }
    for (const entry of await readdir(path)) {
      if (!MADE.has(entry) && !isTest(entry)) await collect(join(path, entry));
    }
  };
  for (const path of paths) await collect(join(base, path));
  return fingerprint(files);
}

/** @param {string} name */
const isTest = (name) => /\.test\.[cm]?[jt]sx?$/.test(name);
