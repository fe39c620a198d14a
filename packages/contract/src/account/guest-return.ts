import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { Timestamp } from '../ids.ts';
import { AUTH_BASE } from '../limits.ts';

/** The counts of a guest's things. */
export const Belongings = z
  .object({
    /** Without the sample project. */
    projects: z.int(),
    photos: z.int(),
    /** Successful edits that still exist. */
    designs: z.int(),
  })
  .meta({ id: 'Belongings' });
export type Belongings = z.infer<typeof Belongings>;

/** The data of a guest who signed out on this browser. */
export const GuestReturn = Belongings.extend({
  /** The end of the time in which the guest can return. */
  ends_at: Timestamp,
}).meta({ id: 'GuestReturn' });
export type GuestReturn = z.infer<typeof GuestReturn>;

/** Guests who sign out, and return on the same browser. An HttpOnly cookie identifies them. */
export const guestReturnRoutes = {
  get: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/guest-return`,
    summary: 'What a guest would lose by signing out, and what an earlier guest of this browser has left',
    tag: 'account',
    access: 'public',
    status: 200,
    response: z.object({
      /** Null for all users but guests. */
      present: Belongings.nullable(),
      /** Null: no guest can return on this browser. */
      offer: GuestReturn.nullable(),
    }),
  }),
  keep: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/guest-return/keep`,
    summary: 'Before a guest signs out: keep the guest session available on this browser for 7 days',
    tag: 'account',
    access: 'account',
    status: 200,
    response: GuestReturn,
    rateLimit: 'signIn',
    holdsSecret: true,
  }),
  take: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/guest-return/take`,
    summary: 'Move the data of the earlier guest session of this browser to the calling guest, once',
    tag: 'account',
    access: 'account',
    status: 200,
    response: Belongings,
    rateLimit: 'signIn',
  }),
  forget: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/guest-return/forget`,
    summary: 'Forget the earlier guest session of this browser: it can no longer be continued',
    tag: 'account',
    access: 'public',
    status: 200,
    response: z.object({ success: z.literal(true) }),
    rateLimit: 'signIn',
  }),
};
