/** Reads that wait, or go on as they are asked for. */
interface Hold {
  /** Lets the reads go on that wait. */
  release(): void;
  /** Gives them up, as if whoever asked had gone. */
  discard(): void;
}

let waiting: Promise<void> | null = null;

/** Has reads wait that are asked for from now on: the session they would be for is just being ended. */
export function holdReads(): Hold {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined); // nobody may have asked
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

/** Resolves when reads may go on. @throws DOMException AbortError when they are given up, or the signal says so */
export async function whileHeld(signal: AbortSignal | undefined): Promise<void> {
  if (waiting === null) return;
  await waiting;
  signal?.throwIfAborted();
}
