import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { AUTH_BASE } from '../limits.ts';

export const SessionId = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'is not the id of a session')
  .brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

/** A browser with a session of the user. Only its name and system are stored, not its address. */
export const SignedInPlace = z
  .object({
    id: SessionId,
    /** A readable name, 'Firefox on Windows'; null if unknown. */
    device: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** Precise to five minutes. */
    lastUsedAt: z.iso.datetime(),
    /** Whether it is the session of this request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignedInPlace' });
export type SignedInPlace = z.infer<typeof SignedInPlace>;

/** The sessions of a user. */
export const sessionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/sessions/`,
    summary: 'The sessions of the caller: this browser first, then the most recently used',
    tag: 'account',
    access: 'account',
    status: 200,
    response: z.object({ results: z.array(SignedInPlace) }),
  }),
  end: defineRoute({
    method: 'DELETE',
    path: `${AUTH_BASE}/sessions/:sessionId/`,
    summary: 'End one session; its ID and refresh tokens are no longer accepted either',
    tag: 'account',
    access: 'account',
    status: 204,
    params: z.object({ sessionId: SessionId }),
  }),
  endOthers: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/sessions/end-others/`,
    summary: 'End all sessions except this one',
    tag: 'account',
    access: 'account',
    status: 200,
    response: z.object({ ended: z.int() }),
  }),
};
