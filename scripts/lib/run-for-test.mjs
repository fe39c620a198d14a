import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a test waits for an output of a program; long, because machines may be busy. */
const PATIENCE_MS = 60_000;

/**
 * @typedef {object} Running
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output all output so far
 * @property {Promise<number | null>} ended its exit code
 * @property {(pattern: RegExp) => Promise<string>} says resolves to the pattern's first group as soon as the output
 * matches
 */

/**
 * Starts one of the scripts like a user, with only the given settings.
 * @param {string} script its path
 * @param {Record<string, string>} env added to PATH and HOME
 * @returns {Running}
 */
export function runForTest(script, env) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more) => {
      text += more;
    });
  }
  /** @type {Promise<number | null>} */
  const ended = once(child, 'exit').then(([code]) => code);
  return {
    child,
    output: () => text,
    ended,
    says: async (pattern) => {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found[1] ?? '';
        if (Date.now() > until || child.exitCode !== null)
          throw new Error(`It never said ${pattern}:\n${text}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
