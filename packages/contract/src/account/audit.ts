import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { AuditEntryId, ImageId, ProjectId, Timestamp } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** An action of a user. Entries are kept for good, also about things deleted since. */
export const AuditEntry = z
  .object({
    id: AuditEntryId,
    /** The API call, for example `projects.remove`. */
    action: z.string(),
    /** The displayed name of the user. */
    actor: z.string(),
    project: ProjectId.nullable(),
    image: ImageId.nullable(),
    /** The action in words: 'Project deleted'. */
    detail: z.string(),
    created_at: Timestamp,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/audit/`,
    summary: 'The activity of the caller, newest first; entries are never removed',
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
