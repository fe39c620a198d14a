import { PLAN_NAMES, Plan } from '@home-design/contract';
import { z } from 'zod';
import type { CommandResult } from './command-result.ts';
import { askServer, OperatorError, type RunningServer } from './server-adapter.ts';
import type { Row } from './tables.ts';

const Requests = z.object({
  requests: z.array(
    z.object({
      createdAt: z.string(),
      userId: z.string(),
      isGuest: z.boolean(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      plan: Plan,
      wanted: Plan,
    }),
  ),
});

const Outcome = z.object({
  outcome: z.enum(['done', 'no-account', 'several-accounts', 'no-request']),
  plan: Plan.optional(),
});

const REFUSALS = {
  'no-account': 'There is no account with this id or email address.',
  'several-accounts': 'Several accounts have this email address: please name one by its id.',
  'no-request': 'This account has asked for nothing. `plan <account> <free|pro|business>` gives it a plan.',
} as const;

/** The requests for larger plans. @throws if the answer is of another version */
export async function readUpgrades(server: RunningServer): Promise<Row[]> {
  const { requests } = Requests.parse(await askServer(server, 'GET', '/upgrades'));
  return requests.map(({ createdAt, userId, isGuest, name, email, plan, wanted }) => ({
    time: createdAt,
    wants: PLAN_NAMES[wanted],
    has: PLAN_NAMES[plan],
    name: isGuest ? 'Guest' : (name ?? ''),
    email: email ?? '',
    account: userId,
  }));
}

/**
 * Grants a plan to an account: the named one, or the requested one.
 * @throws OperatorError if there is no request or no such account
 */
export async function givePlan(server: RunningServer, account: string, plan?: Plan): Promise<CommandResult> {
  const answer = Outcome.parse(await askServer(server, 'POST', '/plan', { account, plan }));
  if (answer.outcome !== 'done' || !answer.plan) {
    throw new OperatorError(REFUSALS[answer.outcome === 'done' ? 'no-request' : answer.outcome]);
  }
  return { output: `${account} has the ${PLAN_NAMES[answer.plan]} plan now.\n`, exitCode: 0 };
}
