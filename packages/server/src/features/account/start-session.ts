import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type AccountDeps, describeUser } from './current-user.ts';
import { enterSession } from './enter-session.ts';
import { keepSessionCookie } from './session-cookie.ts';
import { saveUser, userById } from './store.ts';

/**
 * Starts a session for the person of an ID token. A browser keeps the session of this same sign-in: every page load
 * calls this, and a new token would break running requests of other tabs. Only other sign-ins count against the limit
 * of the address, because many people may share one.
 * @throws AppError `rate_limited`, `challenge_required` for a new guest who has not solved the configured challenge
 */
export async function startSession(
  deps: AccountDeps,
  app: Pick<FastifyInstance, 'csrf' | 'countSignIn'>,
  { idToken, challenge }: { idToken: string; challenge?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { uid, signIn, isAnonymous, email, displayName } = await deps.verifier.verify(idToken);
  const { who } = request;
  const isSame = who?.userId === uid && who.signIn === signIn.name && who.isAnonymous === isAnonymous;
  // Without a session the call was counted before it came here.
  if (who && !isSame) await app.countSignIn(request);
  if (isAnonymous && deps.botCheck && !(await userById(deps.db, uid))) {
    // Known people were checked when they signed up.
    const isPerson = challenge !== undefined && (await deps.botCheck.isSolved(challenge, request.ip));
    if (!isPerson) throw new AppError('challenge_required');
  }
  const user = { id: uid, isAnonymous, email, displayName };
  // A session from before the site had https is replaced by one that is bound to the host.
  if (isSame && (who.isHostBound ?? false) === deps.cookies.secure(request)) {
    const saved = await saveUser(deps.db, user, deps.clock.now());
    app.csrf.ensure(request, reply);
    keepSessionCookie(deps, request, reply);
    return { success: true as const, user: await describeUser(deps, saved) };
  }
  return enterSession(deps, app.csrf, { request, reply, signIn }, (entering) =>
    transaction(deps.db, async (tx) => entering(tx, await saveUser(tx, user, deps.clock.now()))),
  );
}
