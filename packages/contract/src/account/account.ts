import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { Timestamp } from '../ids.ts';
import { AUTH_BASE } from '../limits.ts';

/** The user of a session, as `/auth/*` answers it. */
export const AuthUser = z
  .object({
    uid: z.string(),
    email: z.string().nullable(),
    displayName: z.string(),
    /** Equal to displayName; both exist because clients use either name. */
    name: z.string(),
    isAnonymous: z.boolean(),
    quota: z.object({ used: z.int(), limit: z.int(), hasDiscoveryCall: z.boolean() }),
    /** For a guest who was away: the announced removal, which this sign-in cancels. */
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
      /** The browser's answer to the check against robots; `challenge_required` asks for it. */
      challenge: z.string().min(1).max(4096).optional(),
    }),
    response: Session,
    rateLimit: 'pageStart',
  }),
  validate: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/validate`,
    summary: 'Check an ID token without starting a session',
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
      /** Absent counts as true: the client also forgets the identity. */
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
