import { useConnection } from './connection.ts';

/** Waits for work, but no longer when the server cannot be reached. The work goes on. @throws the error of the work */
export function unlessAway(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => useConnection.getState().at === 'away' && resolve();
    const stop = useConnection.subscribe(look);
    look();
    void work.then(() => resolve(), reject).finally(stop);
  });
}

/**
 * A signal for a call that would wait in vain: it aborts when the browser is offline and the server cannot be reached. A
 * browser may leave a call open that began before.
 */
export function cutOffSignal(): { signal: AbortSignal; done: () => void } {
  const cutOff = new AbortController();
  const stop = useConnection.subscribe(({ at }) => {
    // A server on the same machine answers an offline browser.
    if (at === 'away' && navigator.onLine === false) cutOff.abort(new TypeError('The browser is offline'));
  });
  return { signal: cutOff.signal, done: stop };
}
