import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a program may take to say what a test waits for; long only because machines may be busy. */
const PATIENCE_MS = 60_000;

/**
 * @typedef {object} Running
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => string} output everything it has said so far
 * @property {Promise<number | null>} ended its exit code
 * @property {(pattern: RegExp) => Promise<string>} says answers the pattern's first group, once it has been said
 */

/**
 * Starts one of the scripts as a person would, with only the given settings.
 * @param {string} script its path
 * @param {Record<string, string>} env added to the way to programs and home
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
