import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensureWebBuild } from './lib/ensure-web-build.mjs';
import { inRoot } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { runCommand } from './lib/run-command.mjs';
import { runScript } from './lib/say.mjs';

/** `npm run bench`: measures the engine alone, and then the server as users reach it. */
await runScript(async () => {
  await ensureDependencies();
  await ensureWebBuild();
  const engine = await runCommand(pinnedNode(), [inRoot('packages/engine/bench/main.ts')]);
  const server = await runCommand(pinnedNode(), [inRoot('bench/main.ts')]);
  return engine.code || server.code;
});
