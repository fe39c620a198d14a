/** Reads that wait during a sign-out. */
interface Hold {
  /** Lets the waiting reads continue. */
  release(): void;
  /** Aborts them, as if their callers had done so. */
  discard(): void;
}

let waiting: Promise<void> | null = null;

/** Makes new reads wait: their session is about to end. */
export function holdReads(): Hold {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined); // there may be no reader
  waiting = promise;
  const end = (settle: () => void) => () => {
    if (waiting === promise) waiting = null;
    settle();
  };
  return {
    release: end(resolve),
    discard: end(() => reject(new DOMException('The session has ended', 'AbortError'))),
  };
}

/** Resolves when reads may continue. @throws DOMException AbortError if they are aborted, or the signal is */
export async function whileHeld(signal: AbortSignal | undefined): Promise<void> {
  if (waiting === null) return;
  await waiting;
  signal?.throwIfAborted();
}
