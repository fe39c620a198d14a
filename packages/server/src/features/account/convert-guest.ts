import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Csrf } from '../../platform/http/guards/csrf.ts';
import type { Who } from '../../platform/http/who.ts';
import type { AccountDeps } from './current-user.ts';
import { enterSession } from './enter-session.ts';
import { mergeGuestInto } from './merge-store.ts';
import { keepAccount, saveUser } from './store.ts';

/**
 * Turns a guest into an account. The identity service usually keeps the user id; if the account existed before, the
 * guest's data moves into it. The session is a new one, as after every sign-in.
 * @throws AppError `not_anonymous`, `account_required` when the token is a guest's, `id_token_invalid`
 */
export async function convertGuest(
  deps: AccountDeps,
  csrf: Csrf,
  who: Who,
  idToken: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!who.isAnonymous) throw new AppError('not_anonymous');
  const { uid, signIn, isAnonymous, email, displayName } = await deps.verifier.verify(idToken);
  if (isAnonymous) throw new AppError('account_required');
  return enterSession(deps, csrf, { request, reply, signIn }, (entering) =>
    transaction(deps.db, async (tx) => {
      const saved = await saveUser(tx, { id: uid, isAnonymous, email, displayName }, deps.clock.now());
      if (uid !== who.userId) await mergeGuestInto(tx, who.userId, uid);
      // A guest who signs in to an account wants to keep their data.
      else await keepAccount(tx, uid);
      return entering(tx, saved);
    }),
  );
}
