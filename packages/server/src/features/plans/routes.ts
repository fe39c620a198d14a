import { planRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { standingOf } from './account-store.ts';
import { countProjectsOfPlan } from './project-store.ts';
import { openRequest, saveRequest } from './request-store.ts';
import { isHigher, type PlanLimits, projectLimit } from './rules.ts';

export interface PlanDeps {
  db: Database;
  clock: Clock;
  limits: PlanLimits;
}

export function bindPlans(app: FastifyInstance, { db, clock, limits }: PlanDeps): void {
  bindRoute(app, planRoutes.own, async ({ who }) => {
    const { plan } = await standingOf(db, who.userId);
    const request = await openRequest(db, who.userId);
    return {
      plan,
      numbers: limits.plans,
      projects: { used: await countProjectsOfPlan(db, who.userId), limit: projectLimit(plan, limits) },
      request: request ? { plan: request.plan, created_at: request.createdAt.toISOString() } : null,
    };
  });

  bindRoute(app, planRoutes.requestUpgrade, ({ who, body }) =>
    transaction(db, async (tx) => {
      const { plan } = await standingOf(tx, who.userId);
      if (!isHigher(body.plan, plan)) throw new AppError('plan_not_higher');
      const createdAt = clock.now();
      await saveRequest(tx, { userId: who.userId, plan: body.plan, createdAt });
      return { plan: body.plan, created_at: createdAt.toISOString() };
    }),
  );
}
