import { GUEST_NOTICE_DAYS } from '@home-design/contract';

const DAY_MS = 24 * 3_600_000;
const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

/** The times that decide about guests in this round. */
export interface Deadlines {
  now: Date;
  /** Announce a removal to guests whose last use was at this time or earlier. */
  announceBefore: Date;
  /** Remove guests whose last use was at this time or earlier, */
  removeBefore: Date;
  /** and whose announcement was at this time or earlier. */
  announcedBefore: Date;
  /** The earliest removal of guests who get the announcement now. */
  earliestRemoval: Date;
  /** Delete cancellations from before this time. */
  forgetBefore: Date;
  days: number;
}

/** @param days without use until a guest is removed */
export const deadlinesAt = (now: Date, days: number): Deadlines => ({
  now,
  days,
  announceBefore: daysBefore(now, days - GUEST_NOTICE_DAYS),
  removeBefore: daysBefore(now, days),
  announcedBefore: daysBefore(now, GUEST_NOTICE_DAYS),
  earliestRemoval: daysBefore(now, -GUEST_NOTICE_DAYS),
  forgetBefore: daysBefore(now, GUEST_NOTICE_DAYS),
});
