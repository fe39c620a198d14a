import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetConnection, tryNow, useConnection } from '../api/connection.ts';
import { awaitedByPage, loadedOnce, untilLoaded, watchStyles } from './load-code.ts';
import { holdRenewal, releaseOf, resetRenewal } from './release.ts';

const PAGE = (script: string) =>
  `<html><head><script type="module" crossorigin src="${script}"></script></head></html>`;
const missing = new TypeError('Failed to fetch dynamically imported module: /assets/part.js');
const reload = vi.fn();
let served: string;
let isServerThere: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload.mockReset();
  resetRenewal(reload);
  served = '/assets/one.js';
  isServerThere = true;
  document.head.innerHTML = PAGE('/assets/one.js');
  vi.stubGlobal('fetch', async () => new Response(PAGE(served)));
  resetConnection(async () => isServerThere);
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Fails so many times, then returns the code. */
const failing = (times: number) => {
  const load = vi.fn(async () => 'code');
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(missing);
  return load;
};

describe('code that the page waits for', () => {
  it('is loaded when the server is back, after any time', async () => {
    isServerThere = false;
    const load = failing(1);
    const onWait = vi.fn();
    const got = vi.fn();
    void untilLoaded(load, onWait).then(got);
    await wait(600_000);
    expect([onWait.mock.calls.length, load.mock.calls.length, got.mock.calls.length]).toEqual([1, 1, 0]);
    isServerThere = true;
    await wait(15_000);
    expect(got).toHaveBeenCalledWith('code');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is requested again with growing pauses while the server answers without it', async () => {
    const load = failing(2);
    const got = vi.fn();
    void untilLoaded(load).then(got);
    await wait(900);
    expect(load).toHaveBeenCalledTimes(1);
    await wait(200);
    expect(load).toHaveBeenCalledTimes(2);
    await wait(2_000);
    expect(got).toHaveBeenCalledWith('code');
  });

  it('is requested at once when the button is pressed', async () => {
    const load = failing(1);
    const got = vi.fn();
    void untilLoaded(load).then(got);
    await wait(10);
    tryNow();
    await wait(0);
    expect(got).toHaveBeenCalledWith('code');
  });

  it('reloads the page once if its release is gone, and never in a loop', async () => {
    served = '/assets/two.js';
    void untilLoaded(failing(9));
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
    // An intermediate cache returned the old page.
    resetRenewal(reload);
    await expect(untilLoaded(failing(9))).rejects.toBe(missing);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads the page three times at most in a browser that remembers a failed file', async () => {
    for (const times of [1, 2, 3]) {
      void untilLoaded(failing(99));
      await wait(8_000);
      expect(reload).toHaveBeenCalledTimes(times);
      resetRenewal(reload);
    }
    const failed = vi.fn();
    untilLoaded(failing(99)).catch(failed);
    await wait(8_000);
    expect(failed).toHaveBeenCalledWith(missing);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('does not reload the page during an upload', async () => {
    const release = holdRenewal();
    served = '/assets/two.js';
    await expect(untilLoaded(failing(9))).rejects.toBe(missing);
    expect(reload).not.toHaveBeenCalled();
    release();
  });

  it('shows in the banner that it is missing if it has no place of its own', async () => {
    void awaitedByPage(failing(1));
    await wait(0);
    expect(useConnection.getState().waiting).toBe(1);
    await wait(1_000);
    expect(useConnection.getState().waiting).toBe(0);
  });

  it('gets the style sheets that were missing', async () => {
    watchStyles(document);
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/part.css">');
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/coming.css">');
    const [broken, coming] = document.querySelectorAll('link');
    broken?.dispatchEvent(new Event('error'));
    void untilLoaded(failing(1));
    await wait(1_000);
    const [again, other] = document.querySelectorAll('link');
    expect(other).toBe(coming);
    expect(again).not.toBe(broken);
    expect(again?.getAttribute('href')).toBe('/assets/part.css');
  });
});

describe("code that a user's action needs now", () => {
  it('ERRORS-14 fails like a call without an answer', async () => {
    await expect(loadedOnce(failing(1))).rejects.toMatchObject({ message: 'Network error', status: 0 });
  });

  it('reloads the page if its release is gone', async () => {
    served = '/assets/three.js';
    void loadedOnce(failing(1));
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('a release is identified by the scripts that its page starts with', () => {
  expect(releaseOf(PAGE('/assets/index-1a.js'))).toBe('/assets/index-1a.js');
  expect(releaseOf('<p>Bad gateway</p>')).toBe('');
});
