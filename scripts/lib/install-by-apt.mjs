import { findProgram } from './find-program.mjs';
import { runCommand } from './run-command.mjs';
import { Explained, say, step } from './say.mjs';

/** How many lines of apt's output are shown when it fails. */
const LINES_SHOWN = 15;

/**
 * Installs Debian packages, as root or with a passwordless sudo.
 * @param {string} purpose 'Chromium, for the browser tests'
 * @param {readonly string[]} packages
 * @param {{ environment: Record<string, string | undefined>, isRoot: boolean }} place
 * @throws Explained what to run by hand, if it cannot install them
 */
export async function installByApt(purpose, packages, { environment, isRoot }) {
  const names = packages.join(' ');
  if (!findProgram(['apt-get'], environment.PATH)) {
    throw new Explained(
      `Missing: ${purpose}. There is no apt-get here to install it with; please install ${names} and try again.`,
    );
  }
  const options = { env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  if (!isRoot && (await runCommand('sudo', ['-n', 'true'], options)).code !== 0) {
    throw new Explained(
      `Missing: ${purpose}. Installing it takes an administrator. Please run this and try again:\n` +
        `  sudo apt-get install ${names}`,
    );
  }

  /** @param {string[]} args */
  const apt = (args) => {
    const [program = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', '-q', '-y', ...args];
    return runCommand(program, rest, options);
  };
  await step(`Installing ${purpose} (${names})`, async () => {
    // Lists may be old or, in a container, missing; after a failed update the known lists still work.
    await apt(['update']);
    const { code, output } = await apt(['install', '--no-install-recommends', ...packages]);
    if (code === 0) return;
    say(output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n'));
    throw new Explained(
      `Missing: ${purpose}, and apt could not install it; its reason is above. Please run this and try again:\n` +
        `  ${isRoot ? '' : 'sudo '}apt-get install ${names}`,
    );
  });
}
