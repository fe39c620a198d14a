import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] default: the repository
 * @property {Record<string, string | undefined>} [env] added to the environment
 * @property {boolean} [quiet] collect the output instead of showing it
 */

/**
 * Runs a program to its end, with an empty standard input.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} a program killed by a signal, or not found, has code 1
 */
export function runCommand(program, args, { cwd = ROOT, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      // Collected output is printed later, perhaps into a file, so it has no colors.
      env: { ...process.env, ...(quiet ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    /** @type {string[]} */
    const output = [];
    child.stdout?.setEncoding('utf8').on('data', (text) => output.push(text));
    child.stderr?.setEncoding('utf8').on('data', (text) => output.push(text));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.join('') }));
  });
}
