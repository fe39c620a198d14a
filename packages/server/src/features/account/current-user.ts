import type { AuthUser, UserId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CookieOptions } from '../../platform/http/guards/cookies.ts';
import type { BotCheck } from '../../platform/identity/bot-check-adapter.ts';
import type { SignIns } from '../../platform/identity/sign-ins.ts';
import type { TokenVerifier } from '../../platform/identity/verified-identity.ts';
import { hasAsked } from '../leads/index.ts';
import { creditsOf, type PlanLimits, quotaLimitOf } from '../plans/index.ts';
import type { Sessions } from './sessions.ts';
import { announcedRemoval, type UserRow, userById } from './store.ts';
import { authUserView } from './view.ts';

export interface AccountDeps {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  verifier: TokenVerifier;
  signIns: SignIns;
  /** Checks new guests; absent: no check. */
  botCheck: BotCheck | undefined;
  limits: PlanLimits;
  cookies: CookieOptions;
}

/** The person behind a session, as the browser sees them; null when their account is gone. */
export async function currentUser(deps: AccountDeps, userId: UserId): Promise<AuthUser | null> {
  const user = await userById(deps.db, userId);
  return user ? describeUser(deps, user) : null;
}

export async function describeUser(deps: AccountDeps, user: UserRow): Promise<AuthUser> {
  const { used } = await creditsOf(deps.db, { userId: user.id }, deps.clock.now(), deps.limits);
  const quotaLimit = quotaLimitOf(user.quotaLimit, user, deps.limits);
  return authUserView(
    { ...user, quotaLimit },
    {
      used,
      hasDiscoveryCall: await hasDiscoveryCall(deps.db, user),
      removal: user.isAnonymous ? await announcedRemoval(deps.db, user.id) : undefined,
    },
  );
}

/** Whether a consultation was requested from the person's address. */
export const hasDiscoveryCall = async (db: Database, { email }: Pick<UserRow, 'email'>): Promise<boolean> =>
  email !== null && (await hasAsked(db, email));
