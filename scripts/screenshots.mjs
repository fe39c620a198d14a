import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensureTestPrograms } from './lib/ensure-test-programs.mjs';
import { ensureWebBuild } from './lib/ensure-web-build.mjs';
import { inRoot } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { runCommand } from './lib/run-command.mjs';
import { runScript } from './lib/say.mjs';

/** `npm run screenshots`: takes the pictures of README and docs anew, from the built product. */
await runScript(async () => {
  await ensureDependencies();
  await ensureTestPrograms();
  await ensureWebBuild();
  const { code } = await runCommand(pinnedNode(), [inRoot('e2e/screenshots/main.ts')]);
  return code;
});
