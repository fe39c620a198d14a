import { ACCOUNT_DELETION_HOURS } from '@home-design/contract';

/** The last hour is for the work itself: it is over within the hours that are promised. */
const HOURS_FOR_THE_WORK = 1;
const HOUR_MS = 3_600_000;

/** When a deletion that was asked for now begins. */
export const dueAfter = (now: Date): Date =>
  new Date(now.getTime() + (ACCOUNT_DELETION_HOURS - HOURS_FOR_THE_WORK) * HOUR_MS);

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** A moment as mails tell it. */
export const inUtc = (moment: Date): string => `${MOMENT.format(moment)} UTC`;
