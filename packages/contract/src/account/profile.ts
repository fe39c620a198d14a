import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { OperationId } from '../ids.ts';
import { API_BASE, MAX_PAGE_SIZE, PROFILE_ACTIVITY_LIMIT } from '../limits.ts';
import { OPERATION_STATUSES } from './activity.ts';

/** The user's numbers. */
export const QuickStats = z
  .object({
    projects_created: z.int(),
    /** All successful edits. */
    total_designs: z.int(),
    /** Designs of this month, including running edits. */
    monthly_usage: z.int(),
    monthly_limit: z.int(),
    plan: z.string(),
  })
  .meta({ id: 'QuickStats' });
export type QuickStats = z.infer<typeof QuickStats>;

/** An activity in the profile. */
export const Activity = z
  .object({
    id: OperationId,
    title: z.string(),
    /** Names of the photo and the project. */
    description: z.string(),
    /** '5 minutes ago'. */
    time_ago: z.string(),
    /** Mode of an edit; null for other activities. */
    transformation_type: z.string().nullable(),
    /** Style of a staging; null for other activities. */
    style: z.string().nullable(),
    /** Names of the tags on the resulting version. */
    tags: z.array(z.string()),
    status: z.enum(OPERATION_STATUSES),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

export const profileRoutes = {
  quickStats: defineRoute({
    method: 'GET',
    path: `${API_BASE}/user/quick-stats/`,
    summary: 'The numbers of the caller: projects, designs, and usage this month',
    tag: 'profile',
    access: 'account',
    status: 200,
    response: QuickStats,
  }),
  activity: defineRoute({
    method: 'GET',
    path: `${API_BASE}/user/activity/`,
    summary: 'Recent activity, newest first',
    tag: 'profile',
    access: 'account',
    status: 200,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PROFILE_ACTIVITY_LIMIT),
    }),
    response: z.object({ activities: z.array(Activity) }),
  }),
};
