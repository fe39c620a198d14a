import { profileRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { creditsOf, type PlanLimits } from '../plans/index.ts';
import { countMade, lastActivities } from './store.ts';
import { activityView } from './view.ts';

export interface ProfileDeps {
  db: Database;
  clock: Clock;
  limits: PlanLimits;
}

export function bindProfile(app: FastifyInstance, { db, clock, limits }: ProfileDeps): void {
  bindRoute(app, profileRoutes.quickStats, async ({ who }) => {
    const { projects, designs } = await countMade(db, who.userId);
    const { used, total, plan } = await creditsOf(db, who, clock.now(), limits);
    return {
      projects_created: projects,
      total_designs: designs,
      monthly_usage: used,
      monthly_limit: total,
      plan,
    };
  });

  bindRoute(app, profileRoutes.activity, async ({ query, who }) => {
    const rows = await lastActivities(db, who.userId, query.limit);
    return { activities: rows.map((row) => activityView(row, clock.now())) };
  });
}
