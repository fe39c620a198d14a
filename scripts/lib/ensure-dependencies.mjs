import { whyInstall } from './installed-packages.mjs';
import { inRoot } from './paths.mjs';
import { readJson } from './read-json.mjs';
import { runCommand } from './run-command.mjs';
import { Explained, step } from './say.mjs';

/** Installs the packages of the lockfile when they are missing or have changed. */
export async function ensureDependencies() {
  const reason = whyInstall(
    await readJson(inRoot('package-lock.json')),
    await readJson(inRoot('node_modules', '.package-lock.json')),
  );
  if (reason === undefined) return;

  await step(`Installing dependencies (${reason})`, async () => {
    const { code } = await npm(['ci', '--no-audit', '--no-fund']);
    if (code !== 0) {
      throw new Explained('npm could not install the dependencies; its message is above. Please try again.');
    }
  });
}

/** @param {string[]} args */
function npm(args) {
  // Inside an npm script this is the npm that runs it, which may not be the first on the PATH.
  const npmProgram = process.env.npm_execpath;
  // Older versions of npm ignore `allowScripts`. This skips a download for graphics cards only, and one of files that
  // the package already has.
  const env = { ONNXRUNTIME_NODE_INSTALL: 'skip', SKIP_BINARY_DOWNLOAD: '1', SKIP_RUST_BUILD: '1' };
  return npmProgram?.endsWith('.js')
    ? runCommand(process.execPath, [npmProgram, ...args], { env })
    : runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env });
}
