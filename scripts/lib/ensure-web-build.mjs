import { readFile, writeFile } from 'node:fs/promises';
import { fingerprintOf } from './fingerprint.mjs';
import { inRoot, ROOT, TOOLS } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';
import { Explained, step } from './say.mjs';

const WEB = 'packages/web';
/** All sources of the built pages. */
const SOURCES = [
  WEB,
  'packages/contract/src',
  'packages/vocabulary/src',
  'packages/engine/src/light',
  'packages/engine/src/paint',
  'packages/engine/src/base/color',
  'packages/engine/src/base/raster',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Inside the build, so that it is deleted with the build. */
const STAMP = inRoot(WEB, 'dist', '.built-from');

/** Builds the web app if there is no build, or if its sources have changed. */
export async function ensureWebBuild() {
  const sources = await fingerprintOf(ROOT, SOURCES);
  const built = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (built === sources) return;

  const reason = built === undefined ? 'not built yet' : 'its sources changed';
  await step(`Building the web app (${reason})`, async () => {
    const { code, output } = await runCommand(pinnedNode(), [TOOLS.vite, 'build', '--logLevel', 'warn'], {
      cwd: inRoot(WEB),
      quiet: true,
    });
    if (code !== 0) throw new Explained(`${output}\nThe web app could not be built; the reason is above.`);
    await writeFile(STAMP, sources);
  });
}
