import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensureWebBuild } from './lib/ensure-web-build.mjs';
import { inRoot } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { runCommand } from './lib/run-command.mjs';
import { runScript } from './lib/say.mjs';

/** `npm run bench [-- part …]`: measures the engine alone, and then the server as users reach it, or the named parts. */
await runScript(async () => {
  await ensureDependencies();
  await ensureWebBuild();
  const parts = process.argv.slice(2);
  const engine = await runCommand(pinnedNode(), [inRoot('packages/engine/bench/main.ts'), ...parts]);
  const server = await runCommand(pinnedNode(), [inRoot('bench/main.ts'), ...parts]);
  return engine.code || server.code;
});
