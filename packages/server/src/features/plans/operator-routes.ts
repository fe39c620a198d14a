import { Plan } from '@home-design/contract';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { accountsNamed } from './account-store.ts';
import { changePlan } from './change-plan.ts';
import { openRequest, openRequests } from './request-store.ts';
import type { Note } from './settle-plan.ts';

/** Most requests in one list, the oldest. */
const MOST = 10_000;
/** An account by its id or email address; without a plan it gets the requested one. */
const Grant = z.object({ account: z.string().min(1).max(254), plan: Plan.optional() });

export interface PlanOperatorDeps {
  db: Database;
  clock: Clock;
  /** Writes an operator's act into the audit trail of an account. */
  note: Note;
}

/** The operator's calls: list requests for larger plans, and grant and remove plans. */
export function plansForOperator({ db, clock, note }: PlanOperatorDeps): FastifyPluginAsync {
  return async (app) => {
    app.get('/upgrades', async () => ({ requests: await openRequests(db, MOST) }));

    app.post('/plan', async (request) => {
      const wanted = Grant.safeParse(request.body);
      if (!wanted.success) throw new AppError('invalid_request');
      const { account, plan } = wanted.data;
      return transaction(db, async (tx) => {
        const [found, other] = await accountsNamed(tx, account);
        if (!found) return { outcome: 'no-account' as const };
        if (other) return { outcome: 'several-accounts' as const };
        const granted = plan ?? (await openRequest(tx, found.id))?.plan;
        if (!granted) return { outcome: 'no-request' as const };
        const now = clock.now();
        await changePlan(tx, found.id, { granted, now });
        await note(tx, { userId: found.id, action: `operator.plan.${granted}`, createdAt: now });
        return { outcome: 'done' as const, plan: granted };
      });
    });
  };
}
