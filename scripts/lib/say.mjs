/** An error with a message for the user; the scripts print it without a stack. */
export class Explained extends Error {}

/**
 * Prints a line about the progress.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} startedAt from `Date.now()` */
export const secondsSince = (startedAt) => ((Date.now() - startedAt) / 1000).toFixed(1);

/**
 * Prints a line before a piece of work, and one with its duration afterwards.
 * @template T
 * @param {string} what 'Building the web app'
 * @param {() => Promise<T>} work
 */
export async function step(what, work) {
  const startedAt = Date.now();
  say(`${what} …`);
  const result = await work();
  say(`${what}: done in ${secondsSince(startedAt)} s`);
  return result;
}

/**
 * Runs a script and ends it with its exit code. An error is explained.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const text =
      error instanceof Explained ? error.message : (error instanceof Error && error.stack) || error;
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
