import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';
import { Explained, say, step } from './say.mjs';

/**
 * Installs Debian packages, which takes root or a sudo that asks nothing.
 * @param {string} purpose 'Chromium, for the browser tests'
 * @param {readonly string[]} packages
 * @throws Explained what to install by hand, where this cannot
 */
export async function installByApt(purpose, packages) {
  const byHand = `Please install it (on Debian or Ubuntu: apt-get install ${packages.join(' ')}) and try again.`;
  if (!existsSync('/usr/bin/apt-get')) throw new Explained(`Missing: ${purpose}. ${byHand}`);

  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (args) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', '-q', '-y', ...args];
    return runCommand(program, rest, { env, quiet: true });
  };
  await step(`Installing ${purpose} (${packages.join(' ')})`, async () => {
    // Lists may be stale or, in a container, absent; a failed update still leaves what is known.
    await apt(['update']);
    const { code, output } = await apt(['install', '--no-install-recommends', ...packages]);
    if (code === 0) return;
    say(output.split('\n').slice(-15).join('\n'));
    throw new Explained(`Missing: ${purpose}, and it could not be installed here. ${byHand}`);
  });
}
