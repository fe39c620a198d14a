import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A terminal's Ctrl-C arrives twice, from the terminal and from npm; a second press comes later than this. */
const SAME_SIGNAL_MS = 400;
/** How often this script looks whether npm is still there. */
const LOOK_MS = 500;

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

  const stopLooking = whenOrphaned(() => child.kill('SIGTERM'));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { child, ended: ended.finally(stopLooking) };
}

/**
 * A signal to npm alone ends npm and the shell it runs scripts in, and the shell tells nobody. So the script
 * looks whether its shell has gone. Started without npm it may outlive whoever started it, as `nohup` wants.
 * @param {() => void} act
 * @returns {() => void} stops looking
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
