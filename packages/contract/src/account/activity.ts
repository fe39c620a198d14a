import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ImageId, OperationId, ProjectId, Timestamp } from '../ids.ts';
import { API_BASE, OPERATIONS_PAGE_SIZE } from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';

export const OPERATION_STATUSES = ['pending', 'in_progress', 'completed', 'failed'] as const;

/** An entry of the activity list. */
export const Operation = z
  .object({
    id: OperationId,
    description: z.string(),
    project: ProjectId.nullable(),
    project_title: z.string().nullable(),
    image: ImageId.nullable(),
    /** Thumbnail of the image; null when it has none, or was deleted. */
    thumb_url: z.string().nullable(),
    status: z.enum(OPERATION_STATUSES),
    started_at: Timestamp,
  })
  .meta({ id: 'Operation' });
export type Operation = z.infer<typeof Operation>;

export const activityRoutes = {
  operations: defineRoute({
    method: 'GET',
    path: `${API_BASE}/operations/`,
    summary: 'The activity, newest first',
    tag: 'activity',
    access: 'account',
    status: 200,
    query: z.strictObject({
      ...pageQuery(OPERATIONS_PAGE_SIZE),
      project_id: ProjectId.optional(),
      image_id: ImageId.optional(),
    }),
    response: pageOf(Operation),
  }),
};
