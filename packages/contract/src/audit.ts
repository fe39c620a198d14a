import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { AuditEntryId, ImageId, ProjectId, Timestamp } from './ids.ts';
import { API_BASE } from './limits.ts';
import { pageOf, pageQuery } from './paging.ts';

/** Something a person did, kept for good: also about what was deleted since. */
export const AuditEntry = z
  .object({
    id: AuditEntryId,
    /** The call, for example `projects.remove`. */
    action: z.string(),
    /** Who did it: the name people see. */
    actor: z.string(),
    project: ProjectId.nullable(),
    image: ImageId.nullable(),
    /** The same as the action, in words for people: 'Project deleted'. */
    detail: z.string(),
    created_at: Timestamp,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/audit/`,
    summary: 'What one has done, newest first; entries are added and never taken away',
    tag: 'activity',
    access: 'account',
    status: 200,
    query: z.strictObject({
      ...pageQuery(),
      project_id: ProjectId.optional(),
      image_id: ImageId.optional(),
    }),
    response: pageOf(AuditEntry),
  }),
};
