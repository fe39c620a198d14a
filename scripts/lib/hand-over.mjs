import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A terminal's Ctrl-C arrives twice, from the terminal and from npm; a second press comes later than this. */
const SAME_SIGNAL_MS = 400;

/** @typedef {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} Handed */

/**
 * Starts a program that takes the place of this script: it gets every signal once, and its exit code is the
 * script's.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @returns {Handed} `ended` answers the exit code
 */
export function handOver(program, args, env = {}) {
  // A process group of its own, so that the terminal's signals come through this script alone.
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });

  let lastAt = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = Date.now();
      if (now - lastAt < SAME_SIGNAL_MS) return;
      lastAt = now;
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }

  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { child, ended };
}
