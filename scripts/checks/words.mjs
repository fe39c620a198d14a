import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';
import { repositoryFiles } from '../lib/repository-files.mjs';
import { runScript, say } from '../lib/say.mjs';
import { wordsThatStayOut } from '../lib/words.mjs';

const TEXT = /\.(ts|tsx|mjs|cjs|js|css|json|md|html|svg|yml|sql|txt|grit)$/;

await runScript(async () => {
  let found = 0;
  for (const path of (await repositoryFiles()).filter((name) => TEXT.test(name))) {
    const text = await readFile(inRoot(path), 'utf8').catch(() => '');
    for (const problem of wordsThatStayOut(path, text)) {
      found += 1;
      say(problem);
    }
  }
  return found === 0 ? 0 : 1;
});
