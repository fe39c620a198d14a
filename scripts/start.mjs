import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensureWebBuild } from './lib/ensure-web-build.mjs';
import { handOver } from './lib/hand-over.mjs';
import { inRoot } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { runScript } from './lib/say.mjs';

/** `npm start`: prepares everything that a clone needs, then starts the server on the pinned Node. */
await runScript(async () => {
  await ensureDependencies();
  await ensureWebBuild();
  return handOver(pinnedNode(), [inRoot('packages/server/src/main.ts')]).ended;
});
