import type { Who } from '../../platform/http/who.ts';
import { creditsOf } from '../plans/index.ts';
import type { AccountDeps } from './current-user.ts';

/** This month's designs: allowance, used and left. */
export async function readCredits(deps: AccountDeps, who: Who) {
  const { total, used, remaining, plan } = await creditsOf(deps.db, who, deps.clock.now(), deps.limits);
  return { credits: { total, used, remaining }, credits_remaining: remaining, plan };
}
