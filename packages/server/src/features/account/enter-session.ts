import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { SESSION_COOKIE } from '../../platform/http/guards/cookies.ts';
import type { Csrf } from '../../platform/http/guards/csrf.ts';
import type { LiveSignIn } from '../../platform/identity/sign-ins.ts';
import { isAlive } from '../../platform/lifetime.ts';
import { type AccountDeps, describeUser } from './current-user.ts';
import { deviceOf } from './device.ts';
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
 * Gives a browser a new session token, so that a token from before the sign-in opens nothing after it. If the browser
 * was signed in as another person, that sign-in ends as well.
 * @param write the other rows of the sign-in; it ends with `entering`, in the same transaction.
 */
export async function enterSession(
  deps: AccountDeps,
  csrf: Csrf,
  { request, reply, signIn }: { request: FastifyRequest; reply: FastifyReply; signIn: LiveSignIn },
  write: (entering: Entering) => Promise<Entered>,
) {
  const previous = request.cookies[SESSION_COOKIE];
  const { user, token, endsAt } = await write(async (tx, saved) => {
    const ended = previous ? await deps.sessions.end(tx, previous) : undefined;
    const now = deps.clock.now();
    const isSame = ended?.signIn === signIn.name;
    if (ended?.signIn && !isSame) await deps.signIns.end(tx, [ended.signIn], now);
    const started = await deps.sessions.start(tx, saved.id, {
      signIn: signIn.name,
      // The same sign-in continues, and keeps its end.
      startedAt: signIn.startedAt ?? (isSame && isAlive(ended, now) ? ended.createdAt : undefined),
      device: deviceOf(request.headers['user-agent']),
      isHostBound: deps.cookies.secure(request),
    });
    return { user: saved, ...started };
  });
  setSessionCookie(deps, request, reply, { token, endsAt });
  csrf.renew(request, reply, token);
  return { success: true as const, user: await describeUser(deps, user) };
}
