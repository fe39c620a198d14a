/** A failure whose message is all that a person needs; the scripts print it without a stack. */
export class Explained extends Error {}

/**
 * One line about what is going on.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} startedAt as `Date.now()` gave it */
export const secondsSince = (startedAt) => ((Date.now() - startedAt) / 1000).toFixed(1);

/**
 * Does a piece of work between a line that names it and a line with its seconds.
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
 * Runs a script and ends it with the right exit code, explaining what went wrong.
 * @param {() => Promise<number>} main answers the exit code
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
