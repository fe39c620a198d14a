import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { clearCookie, SESSION_COOKIE } from '../../platform/http/guards/cookies.ts';
import type { Csrf } from '../../platform/http/guards/csrf.ts';
import type { AccountDeps } from './current-user.ts';

/** Ends the session, if any, with all tokens of its sign-in; the browser also discards its own sign-in. */
export async function endSession(
  deps: AccountDeps,
  csrf: Csrf,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = request.cookies[SESSION_COOKIE];
  if (token) {
    await transaction(deps.db, async (tx) => {
      const ended = await deps.sessions.end(tx, token);
      if (ended?.signIn) await deps.signIns.end(tx, [ended.signIn], deps.clock.now());
    });
  }
  clearCookie(reply, SESSION_COOKIE);
  csrf.renew(request, reply, null);
  return { success: true, error: null, clearLocalAuth: true };
}
