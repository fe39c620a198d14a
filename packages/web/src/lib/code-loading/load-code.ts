import { networkError } from '../api/api-error.ts';
import { isReachable, pauseBefore, pauseOrHurry, useConnection, whenReachable } from '../api/connection.ts';
import { log } from '../log.ts';
import { isReplaced, renewPage } from './release.ts';

/** Attempts while the server answers but the code is missing; the page is reloaded after them. */
const ATTEMPTS = 3;

/** A promise that stays open while the page is being replaced. */
const leavingPage = (): Promise<never> => new Promise(() => undefined);

/**
 * Loads code that the page waits for, with as many attempts as it takes. It waits with growing pauses while the
 * server is away. The page is reloaded once if the server has another release.
 * @param onWait called when the first attempt has failed
 * @throws the error of the last attempt, if the server answers and the code still cannot be loaded
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
        // Some browsers remember a failed file, and never request it again in the same page.
        if (renewPage('stuck')) return leavingPage();
        throw error;
      }
      if (wasThere) await pauseOrHurry(pauseBefore(attempt));
      await mendStyles();
    }
  }
}

/** Like `untilLoaded`, for code without a place for a notice: the banner shows it. */
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
 * Loads code that a user's action needs now, and fails like a call. The caller decides what follows.
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

/** Style sheets that failed. One that is still loading has no content either, and is left alone. */
const brokenStyles = new Set<HTMLLinkElement>();

/** Notes failed style sheets of the page, for `mendStyles`. Called once, when the app starts. */
export function watchStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') brokenStyles.add(target);
    },
    true, // errors of elements do not bubble
  );
}

/** Requests the page's failed style sheets again. */
async function mendStyles(): Promise<void> {
  // Removed ones are requested by the code that added them.
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
