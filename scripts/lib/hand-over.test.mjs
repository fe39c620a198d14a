import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const HAND_OVER = pathToFileURL(inRoot('scripts/lib/hand-over.mjs')).href;
/** A program that prints its process id and each signal, and ends at the second signal. */
const PROGRAM = `
  let told = 0;
  process.on('SIGTERM', () => { console.log('told'); told += 1; if (told === 2) process.exit(7); });
  console.log('pid', process.pid);
  setInterval(() => {}, 1000);
`;
/** The same call as for the server in `start.mjs`. */
const SCRIPT = `
  import { handOver } from '${HAND_OVER}';
  process.exitCode = await handOver(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]).ended;
`;

/** @type {number[]} */
const pids = [];
afterEach(() => {
  for (const pid of pids.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Starts the script and waits until its program runs.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function start(program, args, env = {}) {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, NODE: process.execPath, SCRIPT, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  const pid = await expect
    .poll(() => Number(/pid (\d+)/.exec(text)?.[1]), { timeout: 20_000 })
    .toBeGreaterThan(0)
    .then(() => Number(/pid (\d+)/.exec(text)?.[1]));
  pids.push(pid, child.pid ?? 0);
  return { child, pid, told: () => text.split('told').length - 1 };
}

describe('a program in place of a script', () => {
  it('gets a doubled signal once, gets a later one too, and passes its exit code on', async () => {
    const { child, told } = await start(process.execPath, ['--input-type=module', '-e', SCRIPT]);
    child.kill('SIGTERM');
    child.kill('SIGHUP');
    await expect.poll(told, { timeout: 20_000 }).toBe(1);

    const ended = once(child, 'exit');
    const again = setInterval(() => child.kill('SIGTERM'), 600);
    expect((await ended)[0]).toBe(7);
    clearInterval(again);
    expect(told()).toBe(2);
  });

  // The second command keeps the shell from replacing itself with the script.
  const IN_A_SHELL = ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'];

  it('is stopped when npm and its shell were killed', async () => {
    const { child, told } = await start('/bin/sh', IN_A_SHELL, { npm_lifecycle_event: 'start' });
    child.kill('SIGKILL');
    await expect.poll(told, { timeout: 20_000 }).toBe(1);
  });

  it('keeps running after its parent ends, when the script was started without npm', async () => {
    const { child, pid, told } = await start('/bin/sh', IN_A_SHELL);
    child.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([told(), isRunning(pid)]).toEqual([0, true]);
  });
});
