import { GUEST_NOTICE_DAYS } from '@home-design/contract';

const DAY_MS = 24 * 3_600_000;
const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

/** The moments that decide about a guest now. */
export interface Deadlines {
  now: Date;
  /** A removal is announced to guests whose last use was not after this. */
  announceBefore: Date;
  /** Guests are removed whose last use was not after this, */
  removeBefore: Date;
  /** and to whom it was announced not after this. */
  announcedBefore: Date;
  /** When guests are removed to whom it is announced now, at the earliest. */
  earliestRemoval: Date;
  /** A removal that was called off before then is forgotten. */
  forgetBefore: Date;
  days: number;
}

/** @param days after which a guest whom nobody uses is removed */
export const deadlinesAt = (now: Date, days: number): Deadlines => ({
  now,
  days,
  announceBefore: daysBefore(now, days - GUEST_NOTICE_DAYS),
  removeBefore: daysBefore(now, days),
  announcedBefore: daysBefore(now, GUEST_NOTICE_DAYS),
  earliestRemoval: daysBefore(now, -GUEST_NOTICE_DAYS),
  forgetBefore: daysBefore(now, GUEST_NOTICE_DAYS),
});
