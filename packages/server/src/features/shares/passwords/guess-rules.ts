/** The delay after wrong passwords. */
export interface GuessRule {
  /** Attempts without a delay … */
  free: number;
  /** … then the delay of the next attempt, doubled after each further one … */
  firstMs: number;
  /** … up to this maximum. */
  longestMs: number;
}

/** Wrong passwords so far. */
export interface Guesses {
  wrong: number;
  lastWrongAt: Date;
}

/** The limit for one network or browser: 5 at once, later one an hour. */
export const OF_ONE: GuessRule = { free: 5, firstMs: 30_000, longestMs: 3_600_000 };
/** The limit for all together: 20 at once, later one in 15 minutes. About 115 on the first day. */
export const OF_ALL: GuessRule = { free: 20, firstMs: 15_000, longestMs: 900_000 };

/** Counting starts anew after this time without a wrong password. */
export const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

/** The owner of a link is notified after this many wrong passwords … */
export const TOLD_FROM = 10;
/** … at most this often. */
export const TOLD_EVERY_MS = 24 * 3_600_000;

/** The delay after so many wrong attempts. */
export function delayAfter(wrong: number, { free, firstMs, longestMs }: GuessRule): number {
  return wrong < free ? 0 : Math.min(longestMs, firstMs * 2 ** (wrong - free));
}

/** The attempts that still count. */
export function countedAt({ wrong, lastWrongAt }: Guesses, now: Date): Guesses {
  const isForgotten = now.getTime() - lastWrongAt.getTime() >= FORGOTTEN_AFTER_MS;
  return { wrong: isForgotten ? 0 : wrong, lastWrongAt };
}

/** Milliseconds until the next attempt is allowed; 0: now. A clock that was set back makes the wait no longer. */
export function waitFor(guesses: Guesses, rule: GuessRule, now: Date): number {
  const { wrong, lastWrongAt } = countedAt(guesses, now);
  const delay = delayAfter(wrong, rule);
  return Math.min(delay, Math.max(0, lastWrongAt.getTime() + delay - now.getTime()));
}
