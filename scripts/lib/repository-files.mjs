import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './paths.mjs';

const run = promisify(execFile);

/**
 * Paths of all files that are committed or new and not ignored, from the repository's root.
 * @returns {Promise<string[]>}
 */
export async function repositoryFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await run('git', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\0').filter(Boolean);
}
