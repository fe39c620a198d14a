import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { AUTH_BASE } from './limits.ts';

export const SessionId = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'is not the id of a session')
  .brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

/** A browser in which a person is signed in. No address is kept, and of the browser only its name and system. */
export const SignedInPlace = z
  .object({
    id: SessionId,
    /** In plain words, 'Firefox on Windows'; null: not known. */
    device: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** Exact to five minutes. */
    lastUsedAt: z.iso.datetime(),
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignedInPlace' });
export type SignedInPlace = z.infer<typeof SignedInPlace>;

/** Where a person is signed in. */
export const sessionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/sessions/`,
    summary: 'Where the caller is signed in: this browser first, then those used last',
    tag: 'account',
    access: 'account',
    status: 200,
    response: z.object({ results: z.array(SignedInPlace) }),
  }),
  end: defineRoute({
    method: 'DELETE',
    path: `${AUTH_BASE}/sessions/:sessionId/`,
    summary: 'Sign out in one of them; its ID and refresh tokens are no longer accepted either',
    tag: 'account',
    access: 'account',
    status: 204,
    params: z.object({ sessionId: SessionId }),
  }),
  endOthers: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/sessions/end-others/`,
    summary: 'Sign out everywhere but in this browser',
    tag: 'account',
    access: 'account',
    status: 200,
    response: z.object({ ended: z.int() }),
  }),
};
