import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * A terminal's Ctrl-C arrives twice within this time, from the terminal and from npm. A later one is a second press.
 */
const SAME_SIGNAL_MS = 400;
/** How often this script checks that npm is still there. */
const LOOK_MS = 500;

/** @typedef {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} Handed */

/**
 * Starts a program in place of this script: it gets every signal once, and its exit code becomes the script's.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env] added to the environment
 * @returns {Handed} `ended` resolves to the exit code
 */
export function handOver(program, args, env = {}) {
  // Its own process group, so that the terminal's signals reach it only through this script.
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

  const stopLooking = whenOrphaned(() => child.kill('SIGTERM'));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { child, ended: ended.finally(stopLooking) };
}

/**
 * Calls `act` when the shell of this script has ended: a signal to npm ends npm and its shell without a signal to this
 * script. Started without npm, the script keeps running, as `nohup` expects.
 * @param {() => void} act
 * @returns {() => void} stops the check
 */
function whenOrphaned(act) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, LOOK_MS);
  return () => clearInterval(timer);
}
