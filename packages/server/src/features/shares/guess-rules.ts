/** How wrong passwords slow down the next try. */
export interface GuessRule {
  /** So many are free … */
  free: number;
  /** … then the next try waits so long, and twice as long after each further one … */
  firstMs: number;
  /** … up to this. */
  longestMs: number;
}

/** Wrong passwords that were entered so far. */
export interface Guesses {
  wrong: number;
  lastWrongAt: Date;
}

/** What one network or browser may try: 5 at once, later one an hour. */
export const OF_ONE: GuessRule = { free: 5, firstMs: 30_000, longestMs: 3_600_000 };
/** What all may try together: 20 at once, later one in 15 minutes. About 115 on the first day. */
export const OF_ALL: GuessRule = { free: 20, firstMs: 15_000, longestMs: 900_000 };

/** After so long without a wrong password, counting starts anew. */
export const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

/** The owner of a link is told of every so many wrong passwords … */
export const TOLD_FROM = 10;
/** … at most this often. */
export const TOLD_EVERY_MS = 24 * 3_600_000;

/** How long the next try waits after so many wrong ones. */
export function delayAfter(wrong: number, { free, firstMs, longestMs }: GuessRule): number {
  return wrong < free ? 0 : Math.min(longestMs, firstMs * 2 ** (wrong - free));
}

/** The guesses that still count. */
export function countedAt({ wrong, lastWrongAt }: Guesses, now: Date): Guesses {
  const isForgotten = now.getTime() - lastWrongAt.getTime() >= FORGOTTEN_AFTER_MS;
  return { wrong: isForgotten ? 0 : wrong, lastWrongAt };
}

/** Milliseconds until the next try is taken; 0: now. A clock that was set back makes nobody wait longer. */
export function waitFor(guesses: Guesses, rule: GuessRule, now: Date): number {
  const { wrong, lastWrongAt } = countedAt(guesses, now);
  const delay = delayAfter(wrong, rule);
  return Math.min(delay, Math.max(0, lastWrongAt.getTime() + delay - now.getTime()));
}
