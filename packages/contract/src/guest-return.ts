import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { Timestamp } from './ids.ts';
import { AUTH_BASE } from './limits.ts';

/** What a guest has made. */
export const Belongings = z
  .object({
    /** The sample project does not count. */
    projects: z.int(),
    photos: z.int(),
    /** Edits that succeeded and are still there. */
    designs: z.int(),
  })
  .meta({ id: 'Belongings' });
export type Belongings = z.infer<typeof Belongings>;

/** What waits for a guest who signed out on this browser. */
export const GuestReturn = Belongings.extend({
  /** Until then it can be reached. */
  ends_at: Timestamp,
}).meta({ id: 'GuestReturn' });
export type GuestReturn = z.infer<typeof GuestReturn>;

/** Guests who sign out, and come back on the same browser. A cookie that no script reads is what they come back by. */
export const guestReturnRoutes = {
  get: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/guest-return`,
    summary:
      'What a guest would leave behind by signing out, and what an earlier guest of this browser has left',
    tag: 'account',
    access: 'public',
    status: 200,
    response: z.object({
      /** Null for everybody but guests. */
      present: Belongings.nullable(),
      /** Null: nothing waits on this browser. */
      offer: GuestReturn.nullable(),
    }),
  }),
  keep: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/guest-return/keep`,
    summary: 'Before a guest signs out: let what they have be reached again from this browser, for 7 days',
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
    summary: 'Give what waits on this browser to the guest who asks, once',
    tag: 'account',
    access: 'account',
    status: 200,
    response: Belongings,
    rateLimit: 'signIn',
  }),
  forget: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/guest-return/forget`,
    summary: 'Have this browser forget what waits: nobody reaches it again',
    tag: 'account',
    access: 'public',
    status: 200,
    response: z.object({ success: z.literal(true) }),
    rateLimit: 'signIn',
  }),
};
