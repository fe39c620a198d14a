import { dirname } from 'node:path';
import { repositoryFiles } from '../lib/repository-files.mjs';
import { runScript, say } from '../lib/say.mjs';

/** A longer list is searched, not read. Tests and style sheets lie beside their source and do not count. */
const LIMIT = 25;

/** Folders that may hold more, each with its reason. @type {Record<string, string>} */
const EXCEPTIONS = {
  'packages/server/src/schema/migrations': 'One list in the order in which migrations run.',
};

await runScript(async () => {
  const sources = (await repositoryFiles()).filter(
    (path) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !/\.(test|spec)\.\w+$/.test(path),
  );
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const path of sources) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);

  const large = [...sizes].filter(([folder, size]) => size > LIMIT && !(folder in EXCEPTIONS));
  for (const [folder, size] of large)
    say(`${folder}: ${size} source files, and ${LIMIT} is the limit. Group files that belong together.`);

  const idle = Object.keys(EXCEPTIONS).filter((folder) => (sizes.get(folder) ?? 0) <= LIMIT);
  for (const folder of idle) say(`${folder} keeps the limit: remove it from the exceptions.`);
  return large.length + idle.length === 0 ? 0 : 1;
});
