import type { UserId } from '@home-design/contract';

/** Which things in the bin are meant: one, all of a user, or those of all users. */
export interface BinFilter {
  id?: string;
  userId?: UserId;
  /** Only what was put there by then. */
  until: Date;
}
