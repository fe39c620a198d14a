import { networkError } from './api-error.ts';
import { isReachable, pauseBefore, pauseOrHurry, useConnection, whenReachable } from './connection.ts';
import { log } from './log.ts';
import { isReplaced, renewPage } from './release.ts';

/** The server answers, yet the code does not come: it is asked for so many times before the page is loaded anew. */
const ATTEMPTS = 3;

/** A promise that stays open while the page is being replaced. */
const leavingPage = (): Promise<never> => new Promise(() => undefined);

/**
 * Loads code that somebody waits for, as often as it takes: while the server is away it waits for it, with growing
 * pauses. Where the server has another release the page is loaded anew, once.
 * @param onWait told when the first attempt has failed
 * @throws what the last attempt threw, when the server answers and the code cannot be had all the same
 */
export async function untilLoaded<Code>(load: () => Promise<Code>, onWait?: () => void): Promise<Code> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === 0) onWait?.();
      const wasThere = await isReachable();
      if (!wasThere) {
        await whenReachable();
        attempt = 0;
      }
      if (await isReplaced()) {
        if (renewPage('release')) return leavingPage();
        throw error;
      }
      if (attempt >= ATTEMPTS) {
        log.error('Code could not be loaded', error);
        // Some browsers remember that a file failed, and never ask for it again in the same page.
        if (renewPage('stuck')) return leavingPage();
        throw error;
      }
      if (wasThere) await pauseOrHurry(pauseBefore(attempt));
      await mendStyles();
    }
  }
}

/** As `untilLoaded`, for what has no place of its own to say that it is awaited: the banner says so. */
export async function awaitedByPage<Code>(load: () => Promise<Code>): Promise<Code> {
  let waits = 0;
  const count = (by: 1 | -1): void => {
    waits += by;
    useConnection.setState(({ waiting }) => ({ waiting: waiting + by }));
  };
  try {
    return await untilLoaded(load, () => count(1));
  } finally {
    if (waits > 0) count(-1);
  }
}

/**
 * Loads code for something that was asked for now, and fails like a call: whoever asked decides what follows.
 * @throws ApiError 'Network error'
 */
export async function loadedOnce<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if ((await isReachable()) && (await isReplaced()) && renewPage('release')) return leavingPage();
    await mendStyles();
    throw networkError(cause);
  }
}

/** Style sheets that did not come. One that is still on its way has no content either, and must be let alone. */
const brokenStyles = new Set<HTMLLinkElement>();

/** Notes style sheets of the page that do not come, for `mendStyles`. Called once, when the app starts. */
export function watchStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') brokenStyles.add(target);
    },
    true, // errors of elements do not bubble
  );
}

/** Asks again for style sheets of the page itself that did not come. */
async function mendStyles(): Promise<void> {
  // Those that were taken out again are asked for by whoever put them in.
  const broken = [...brokenStyles].filter((link) => link.isConnected);
  brokenStyles.clear();
  await Promise.all(
    broken.map(
      (link) =>
        new Promise<void>((resolve) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = () => resolve();
          again.onerror = () => resolve(); // noted again above
          link.replaceWith(again);
        }),
    ),
  );
}
