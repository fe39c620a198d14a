import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import type { AccountDeps } from './current-user.ts';
import { enterSession } from './enter-session.ts';
import { saveUser, userById } from './store.ts';

/**
 * Starts a session for the person an ID token names.
 * @throws AppError `challenge_required` for a new guest who has not solved the configured challenge
 */
export async function startSession(
  deps: AccountDeps,
  csrf: Csrf,
  { idToken, challenge }: { idToken: string; challenge?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { uid, signIn, isAnonymous, email, displayName } = await deps.verifier.verify(idToken);
  if (isAnonymous && deps.botCheck && !(await userById(deps.db, uid))) {
    // Whoever we know already was asked when they came.
    const isPerson = challenge !== undefined && (await deps.botCheck.isSolved(challenge, request.ip));
    if (!isPerson) throw new AppError('challenge_required');
  }
  return enterSession(deps, csrf, { request, reply, signIn }, (entering) =>
    transaction(deps.db, async (tx) =>
      entering(tx, await saveUser(tx, { id: uid, isAnonymous, email, displayName }, deps.clock.now())),
    ),
  );
}
