import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { Timestamp } from './ids.ts';
import { AUTH_BASE } from './limits.ts';

/** The person behind a session, as `/auth/*` answers it. */
export const AuthUser = z
  .object({
    uid: z.string(),
    email: z.string().nullable(),
    displayName: z.string(),
    /** Same as displayName; both are kept because clients of either name exist. */
    name: z.string(),
    isAnonymous: z.boolean(),
    quota: z.object({ used: z.int(), limit: z.int(), hasDiscoveryCall: z.boolean() }),
    /** Of a guest who was away: the removal that was announced, and that coming back calls off. */
    calledOffRemoval: z.object({ unusedSince: Timestamp, plannedFor: Timestamp }).optional(),
  })
  .meta({ id: 'AuthUser' });
export type AuthUser = z.infer<typeof AuthUser>;

const IdToken = z.strictObject({ idToken: z.string().min(1).max(8192) });
const Session = z.object({ success: z.literal(true), user: AuthUser });

export const accountRoutes = {
  createSession: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/session`,
    summary: 'Start a session with an ID token of the identity service',
    tag: 'account',
    access: 'public',
    status: 200,
    body: IdToken.extend({
      /** What the check against robots gave the browser; asked for by `challenge_required`. */
      challenge: z.string().min(1).max(4096).optional(),
    }),
    response: Session,
    rateLimit: 'pageStart',
  }),
  validate: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/validate`,
    summary: 'Tell whether an ID token is good, without starting a session',
    tag: 'account',
    access: 'public',
    status: 200,
    body: IdToken,
    response: z.union([
      z.object({ valid: z.literal(true), user: AuthUser }),
      z.object({ valid: z.literal(false) }),
    ]),
    rateLimit: 'signIn',
  }),
  convert: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/convert`,
    summary: "Make a guest an account, by the account's ID token; everything the guest has goes along",
    tag: 'account',
    access: 'account',
    status: 200,
    body: IdToken,
    response: Session,
    rateLimit: 'signIn',
  }),
  logout: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/logout`,
    summary: 'End the session',
    tag: 'account',
    access: 'public',
    status: 200,
    response: z.object({
      success: z.boolean(),
      error: z.string().nullable(),
      /** Absent counts as true: the client forgets the identity as well. */
      clearLocalAuth: z.boolean().default(true),
    }),
  }),
  me: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/me`,
    summary: 'Who is signed in; also sets the csrftoken cookie',
    tag: 'account',
    access: 'public',
    status: 200,
    response: z.object({ isAuthenticated: z.boolean(), user: AuthUser.nullable() }),
  }),
  credits: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/credits`,
    summary: "This month's designs: allowance, used and left",
    tag: 'account',
    access: 'account',
    status: 200,
    response: z.object({
      credits: z.object({ total: z.int(), used: z.int(), remaining: z.int() }),
      credits_remaining: z.int(),
      plan: z.string(),
    }),
  }),
};
