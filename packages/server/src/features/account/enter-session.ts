import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { SESSION_COOKIE } from '../../platform/http/cookies.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import { type AccountDeps, describeUser } from './current-user.ts';
import { setSessionCookie } from './session-cookie.ts';
import type { UserRow } from './store.ts';

interface Entered {
  user: UserRow;
  token: string;
  endsAt: Date;
}

/** Ends the session the browser had and starts one for the person, in a transaction. */
type Entering = (tx: Database, user: UserRow) => Promise<Entered>;

/**
 * Gives a browser a session with a token of its own, so that a token from before the sign-in opens nothing after it.
 * @param write what else the sign-in writes; it ends with `entering`, in the same transaction.
 */
export async function enterSession(
  deps: AccountDeps,
  csrf: Csrf,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (entering: Entering) => Promise<Entered>,
) {
  const previous = request.cookies[SESSION_COOKIE];
  const { user, token, endsAt } = await write(async (tx, saved) => {
    if (previous) await deps.sessions.end(tx, previous);
    return { user: saved, ...(await deps.sessions.start(tx, saved.id)) };
  });
  setSessionCookie(deps, request, reply, { token, endsAt });
  csrf.renew(request, reply, token);
  return { success: true as const, user: await describeUser(deps, user) };
}
