import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';
import { pictureProblems } from '../lib/pictures.mjs';
import { repositoryFiles } from '../lib/repository-files.mjs';
import { runScript, say } from '../lib/say.mjs';

/** Reports pictures that README and docs show and that do not exist, and pictures that they do not show. */
await runScript(async () => {
  const files = (await repositoryFiles()).filter((path) => existsSync(inRoot(path)));
  /** @type {Record<string, string>} */
  const documents = {};
  for (const path of files.filter((each) => each.endsWith('.md'))) {
    documents[path] = await readFile(inRoot(path), 'utf8');
  }
  const problems = pictureProblems(documents, files);
  for (const problem of problems) say(problem);
  return problems.length === 0 ? 0 : 1;
});
