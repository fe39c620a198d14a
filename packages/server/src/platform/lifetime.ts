const DAY_MS = 24 * 3_600_000;
/** A sign-in ends after this long without use … */
const IDLE_MS = 30 * DAY_MS;
/** … and after this long with any use: a stolen token does not work for ever. */
const LONGEST_MS = 90 * DAY_MS;
/** A corrected clock may jump back by this much; anything dated further in the future has ended. */
const CLOCK_TOLERANCE_MS = DAY_MS;

/** When a session or sign-in was started and last used, by the server's clock. */
export interface Use {
  createdAt: Date;
  usedAt: Date;
}

/** When a sign-in used now ends without further use. */
export const endOf = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS));

/** The latest plausible moment in the database; later ones come from a wrong clock. */
export const latestUse = (now: Date): Date => new Date(now.getTime() + CLOCK_TOLERANCE_MS);

/** The earliest start and last use of a live sign-in. */
export const oldestUse = (now: Date): Use => ({
  createdAt: new Date(now.getTime() - LONGEST_MS),
  usedAt: new Date(now.getTime() - IDLE_MS),
});

/**
 * Whether a sign-in has not ended yet. Both times are checked in both directions: a clock that was moved back extends
 * no sign-in by more than the tolerance.
 */
export function isAlive({ createdAt, usedAt }: Use, now: Date): boolean {
  const oldest = oldestUse(now);
  const latest = latestUse(now);
  return createdAt > oldest.createdAt && usedAt > oldest.usedAt && createdAt <= latest && usedAt <= latest;
}
