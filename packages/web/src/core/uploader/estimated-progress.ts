/** Without reports of the browser, progress is assumed to rise by this share … */
const STEP = 0.1;
/** … this often, in milliseconds … */
const EVERY_MS = 200;
/** … and to stop here, since nothing is certain before the server answers. */
const MOST = 0.9;

/**
 * Makes steps for a browser that does not tell how much of a file it has sent.
 * @returns a function that ends them
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
