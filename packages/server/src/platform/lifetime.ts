const DAY_MS = 24 * 3_600_000;
/** A sign-in ends after so long without use … */
const IDLE_MS = 30 * DAY_MS;
/** … and after so long however often it is used: a stolen token opens nothing for ever. */
const LONGEST_MS = 90 * DAY_MS;
/** A clock that is set right may jump back by this much; beyond it, what is dated in the future has ended. */
const CLOCK_TOLERANCE_MS = DAY_MS;

/** When something that keeps a person signed in was started and last used, by the server's clock. */
export interface Use {
  createdAt: Date;
  usedAt: Date;
}

/** When a sign-in that is used now ends, unless it is used again. */
export const endOf = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS));

/** The latest moment that may be written down already; later ones come from a clock that was wrong. */
export const latestUse = (now: Date): Date => new Date(now.getTime() + CLOCK_TOLERANCE_MS);

/** The moments before which a sign-in must not have been started or last used. */
export const oldestUse = (now: Date): Use => ({
  createdAt: new Date(now.getTime() - LONGEST_MS),
  usedAt: new Date(now.getTime() - IDLE_MS),
});

/**
 * Whether a sign-in has not ended yet. Both times count, in both directions: a clock that was moved back makes nothing
 * live longer than by the tolerance.
 */
export function isAlive({ createdAt, usedAt }: Use, now: Date): boolean {
  const oldest = oldestUse(now);
  const latest = latestUse(now);
  return createdAt > oldest.createdAt && usedAt > oldest.usedAt && createdAt <= latest && usedAt <= latest;
}
