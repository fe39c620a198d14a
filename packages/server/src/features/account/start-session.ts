import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { SESSION_COOKIE } from '../../platform/http/cookies.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import { type AccountDeps, describeUser } from './current-user.ts';
import { setSessionCookie } from './session-cookie.ts';
import { saveUser, userById } from './store.ts';

/**
 * Starts a session for the person an ID token names. Each sign-in gets a token of its own and ends the
 * session the browser had, so that a token from before the sign-in opens nothing after it.
 * @throws AppError `challenge_required` for a new guest who has not solved the configured challenge
 */
export async function startSession(
  deps: AccountDeps,
  csrf: Csrf,
  { idToken, challenge }: { idToken: string; challenge?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { uid, isAnonymous, email, displayName } = await deps.verifier.verify(idToken);
  if (isAnonymous && deps.botCheck && !(await userById(deps.db, uid))) {
    // Whoever we know already was asked when they came.
    const isPerson = challenge !== undefined && (await deps.botCheck.isSolved(challenge, request.ip));
    if (!isPerson) throw new AppError('challenge_required');
  }
  const previous = request.cookies[SESSION_COOKIE];

  const { user, token, endsAt } = await transaction(deps.db, async (tx) => {
    const saved = await saveUser(tx, { id: uid, isAnonymous, email, displayName }, deps.clock.now());
    if (previous) await deps.sessions.end(tx, previous);
    return { user: saved, ...(await deps.sessions.start(tx, uid)) };
  });

  setSessionCookie(deps, request, reply, { token, endsAt });
  csrf.renew(request, reply, token);
  return { success: true as const, user: await describeUser(deps, user) };
}
