import { ACCOUNT_DELETION_HOURS } from '@home-design/contract';

/** The last hour is for the work itself, so that it ends within the promised hours. */
const HOURS_FOR_THE_WORK = 1;
const HOUR_MS = 3_600_000;

/** The start of a deletion that is requested now. */
export const dueAfter = (now: Date): Date =>
  new Date(now.getTime() + (ACCOUNT_DELETION_HOURS - HOURS_FOR_THE_WORK) * HOUR_MS);

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** A moment as mails write it. */
export const inUtc = (moment: Date): string => `${MOMENT.format(moment)} UTC`;
