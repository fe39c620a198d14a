import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReachable, resetConnection } from './connection.ts';
import { cutOffSignal, unlessAway } from './unless-away.ts';

let isThere: boolean;
beforeEach(() => {
  isThere = true;
  resetConnection(async () => isThere);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Ends the attempts to reach the server.
  resetConnection(async () => true);
});

/** The connection is lost, and the page notices it. */
async function lose(): Promise<void> {
  isThere = false;
  await isReachable();
}
const never = new Promise<never>(() => undefined);

describe('work that is waited for unless the server is away', () => {
  it('is waited for while the server is there', async () => {
    const work = Promise.withResolvers<void>();
    let isOver = false;
    const waited = unlessAway(work.promise).then(() => {
      isOver = true;
    });
    await isReachable();
    expect(isOver).toBe(false);
    work.resolve();
    await waited;
    expect(isOver).toBe(true);
  });

  it('is left alone as soon as the server is away, and from the start if it is away already', async () => {
    const waited = unlessAway(never);
    await lose();
    await waited;
    await unlessAway(never);
  });

  it('passes on its error', async () => {
    await expect(unlessAway(Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  });
});

describe('the signal of a call that would wait in vain', () => {
  const stubBrowser = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

  it('aborts when the browser is offline and the server is away', async () => {
    stubBrowser(false);
    const { signal } = cutOffSignal();
    expect(signal.aborted).toBe(false);
    await lose();
    expect(signal.aborted).toBe(true);
  });

  it('does not abort for a server that only does not answer for a while, nor after its call', async () => {
    stubBrowser(true);
    const { signal } = cutOffSignal();
    await lose();
    expect(signal.aborted).toBe(false);

    resetConnection(async () => false);
    stubBrowser(false);
    const ended = cutOffSignal();
    ended.done();
    await lose();
    expect(ended.signal.aborted).toBe(false);
  });
});
