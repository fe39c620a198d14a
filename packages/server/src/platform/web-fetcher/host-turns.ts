import { WebFetchError } from './web-fetch-error.ts';

/** Keeps a pause between requests to one host, over all fetches of this process. */
export interface HostTurns {
  /**
   * Waits until a request to this host may begin.
   * @throws WebFetchError if too many wait already; the signal's reason if it is aborted
   */
  take(host: string, signal: AbortSignal): Promise<void>;
}

export type Later = (milliseconds: number, then: () => void) => void;

/** A pause does not keep the process alive. */
const later: Later = (milliseconds, then) => {
  setTimeout(then, milliseconds).unref();
};

/** @param options.later a timer; tests bring their own */
export function createHostTurns(options: { pauseMs: number; waiting: number; later?: Later }): HostTurns {
  const wait = options.later ?? later;
  /** The waiting requests of each host that was asked less than a pause ago. */
  const hosts = new Map<string, Set<() => void>>();

  function pause(host: string, waiting: Set<() => void>): void {
    wait(options.pauseMs, () => {
      const [next] = waiting;
      if (next === undefined) {
        hosts.delete(host);
        return;
      }
      waiting.delete(next);
      pause(host, waiting);
      next();
    });
  }

  return {
    take: async (host, signal) => {
      signal.throwIfAborted();
      const waiting = hosts.get(host);
      if (waiting === undefined) {
        const nobody = new Set<() => void>();
        hosts.set(host, nobody);
        pause(host, nobody);
        return;
      }
      if (waiting.size >= options.waiting) {
        throw new WebFetchError('too_slow', { cause: new Error('too many requests wait for this host') });
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const abort = () => {
        waiting.delete(resolve);
        reject(signal.reason);
      };
      waiting.add(resolve);
      signal.addEventListener('abort', abort, { once: true });
      await promise.finally(() => signal.removeEventListener('abort', abort));
    },
  };
}
