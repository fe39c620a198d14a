/** Progress without reports of the browser is estimated: it rises by this share … */
const STEP = 0.1;
/** … this often, in milliseconds … */
const EVERY_MS = 200;
/** … up to this limit, since nothing is certain before the server answers. */
const MOST = 0.9;

/**
 * Estimates progress in browsers that do not report how much of a file is sent.
 * @returns a function that stops it
 */
export function estimateProgress(onProgress: (fraction: number) => void): () => void {
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    onProgress(Math.min(MOST, steps * STEP));
    if (steps * STEP >= MOST) clearInterval(timer);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
