/** The promise, or the signal's reason as soon as it is aborted. A later outcome of the promise is ignored. */
export async function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
