import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../../platform/http/cookies.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import type { AccountDeps } from './current-user.ts';

/** Ends the session, if there is one; the browser forgets its own sign-in as well. */
export async function endSession(
  deps: AccountDeps,
  csrf: Csrf,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = request.cookies[SESSION_COOKIE];
  if (token) await deps.sessions.end(deps.db, token);

  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  csrf.renew(request, reply, null);
  return { success: true, error: null, clearLocalAuth: true };
}
