import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';
import { repositoryFiles } from '../lib/repository-files.mjs';
import { runScript, say } from '../lib/say.mjs';

const LIMIT = 300;
/** Loops over pixels are longer, and are hard to read in two halves. */
const ENGINE_LIMIT = 400;

await runScript(async () => {
  const sources = (await repositoryFiles()).filter((path) => /\.(ts|mts|tsx|mjs|cjs|css)$/.test(path));
  const faults = [];
  for (const path of sources) {
    const text = await readFile(inRoot(path), 'utf8').catch(() => null);
    // Git lists a deleted file until the deletion is committed.
    if (text === null) continue;
    const lines = text.split('\n').length - 1;
    const limit = path.startsWith('packages/engine/') ? ENGINE_LIMIT : LIMIT;
    if (text.trim() === '') faults.push(`${path} is empty. Delete it.`);
    if (lines > limit)
      faults.push(`${path}: ${lines} lines, and ${limit} is the limit. Split it by meaning.`);
  }
  for (const line of faults) say(line);
  return faults.length === 0 ? 0 : 1;
});
