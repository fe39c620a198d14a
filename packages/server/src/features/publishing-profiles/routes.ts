import { publishingProfileRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { profilesOf, rulesOfProject } from './profile-of.ts';
import { ownProfile } from './profiles.ts';
import { hasProject, saveOwnRules } from './store.ts';

/** The initial copy is version 1. */
const FIRST_WRITTEN = 2;

export function bindPublishingProfiles(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Clock },
): void {
  bindRoute(app, publishingProfileRoutes.list, async ({ who }) => {
    const results = await profilesOf(db, who.userId);
    return { results, count: results.length };
  });
  bindRoute(app, publishingProfileRoutes.saveOwn, async ({ body, who }) =>
    ownProfile(await saveOwnRules(db, who.userId, { rules: body, first: FIRST_WRITTEN, now: clock.now() })),
  );
  bindRoute(app, publishingProfileRoutes.ofProject, async ({ params, who }) => {
    if (!(await hasProject(db, who.userId, params.projectId))) throw new AppError('project_not_found');
    const rules = await rulesOfProject(db, params.projectId);
    return { listing: rules?.listing.id ?? null, profile: rules?.profile ?? null };
  });
}
