import { existsSync } from 'node:fs';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensureWebBuild } from './lib/ensure-web-build.mjs';
import { freePort } from './lib/free-port.mjs';
import { handOver } from './lib/hand-over.mjs';
import { inRoot, TOOLS } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { Explained, runScript, say } from './lib/say.mjs';

const API_PORT = 3001;

/** `npm run dev`: the server, restarted when its sources change, and in front of it the web app with live reload. */
await runScript(async () => {
  await ensureDependencies();
  // The development pages take their configuration from the server's built page; an old build is enough.
  if (!existsSync(inRoot('packages/web/dist/index.html'))) await ensureWebBuild();

  const wanted = Number(process.env.PORT || 3000);
  const webPort = await freePort(wanted);
  if (webPort !== wanted)
    throw new Explained(`Port ${wanted} is already in use. Please set PORT to another one.`);
  const apiPort = await freePort(API_PORT);
  const node = pinnedNode();

  const server = handOver(
    node,
    ['--watch', '--watch-preserve-output', inRoot('packages/server/src/main.ts')],
    {
      PORT: String(apiPort),
    },
  );
  await Promise.race([untilHealthy(apiPort, server.child), server.ended]);
  if (server.child.exitCode !== null) return server.ended;
  const web = handOver(
    node,
    [TOOLS.vite, inRoot('packages/web'), '--port', String(webPort), '--strictPort', '--clearScreen', 'false'],
    { API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  );
  say(`Open http://localhost:${webPort}. The API answers at http://localhost:${apiPort}. Ctrl-C stops both.`);

  // If one of them ends, the other is stopped too.
  const first = await Promise.race([server.ended, web.ended]);
  for (const { child } of [server, web]) child.kill('SIGTERM');
  await Promise.all([server.ended, web.ended]);
  return first;
});

/**
 * Waits until the server answers or ends, because the pages need it.
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilHealthy(port, server) {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
