import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { inRoot, TOOLS } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { runCommand } from './lib/run-command.mjs';
import { runScript } from './lib/say.mjs';

/** `npm run torture`: attacks on a server on this machine that take minutes, beyond those in `npm test`. */
await runScript(async () => {
  await ensureDependencies();
  const server = inRoot('packages/server');
  const config = inRoot('packages/server/vitest.torture.config.ts');
  const { code } = await runCommand(pinnedNode(), [
    TOOLS.vitest,
    'run',
    '--root',
    server,
    '--config',
    config,
  ]);
  return code;
});
