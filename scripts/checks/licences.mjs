import { mayUse } from '../lib/licences.mjs';
import { inRoot, ROOT, TOOLS } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { Explained, runScript, say } from '../lib/say.mjs';

/** Checks the licence of every installed package, as its own files state it. */
await runScript(async () => {
  const args = [TOOLS.licences, '--json', '--start', ROOT, '--excludePrivatePackages'];
  const { code, output } = await runCommand(process.execPath, args, { quiet: true });
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) throw new Explained(output);

  /** @type {Record<string, { licenses: string, path: string }>} */
  const installed = JSON.parse(output.slice(start));
  const { packages } = await readJson(inRoot('package-lock.json'));
  const refused = Object.entries(installed).filter(([nameAndVersion, { licenses, path }]) => {
    const { dev, devOptional } = packages[path.slice(ROOT.length)] ?? {};
    const name = nameAndVersion.slice(0, nameAndVersion.lastIndexOf('@'));
    return !mayUse({ name, licence: licenses, tool: Boolean(dev || devOptional) });
  });
  for (const [nameAndVersion, { licenses }] of refused)
    say(`${nameAndVersion}: ${licenses} may not be used.`);
  return refused.length === 0 ? 0 : 1;
});
