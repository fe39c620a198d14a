import { planRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { publicOrigin } from '../../platform/http/guards/origin.ts';
import { standingOf } from './account-store.ts';
import { openPortal, type PayDeps, startCheckout } from './pay.ts';
import { countProjectsOfPlan } from './project-store.ts';
import { openRequest, saveRequest } from './request-store.ts';
import { hasWatermark, isHigher, projectLimit } from './rules.ts';
import { givingSubscription, hasSubscribed } from './subscription-store.ts';

export interface PlanDeps extends PayDeps {
  publicUrl: string | undefined;
}

export function bindPlans(app: FastifyInstance, deps: PlanDeps): void {
  const { db, clock, limits, payments, publicUrl } = deps;

  bindRoute(app, planRoutes.own, async ({ who }) => {
    const { plan } = await standingOf(db, who.userId);
    const request = await openRequest(db, who.userId);
    const subscription = await givingSubscription(db, who.userId);
    return {
      plan,
      numbers: limits.plans,
      has_watermark: hasWatermark(plan),
      projects: { used: await countProjectsOfPlan(db, who.userId), limit: projectLimit(plan, limits) },
      payment: {
        is_offered: payments !== undefined,
        is_customer: payments !== undefined && (await hasSubscribed(db, who.userId)),
        subscription: subscription
          ? {
              plan: subscription.plan,
              is_past_due: subscription.status === 'past_due',
              ends_at: subscription.endsAt.toISOString(),
              cancels_at: subscription.cancelsAt?.toISOString() ?? null,
            }
          : null,
      },
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

  bindRoute(app, planRoutes.checkout, async ({ who, body, request }) => ({
    url: await startCheckout(deps, who, { plan: body.plan, origin: publicOrigin(request, publicUrl) }),
  }));

  bindRoute(app, planRoutes.portal, async ({ who, request }) => ({
    url: await openPortal(deps, who, publicOrigin(request, publicUrl)),
  }));
}
