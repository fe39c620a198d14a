import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { VersionId } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { EDIT_MODES } from './edit-arguments.ts';
import { OUTLOOKS } from './edit-options.ts';

/** The edit with which the user can solve the problem; null without one. */
const solvedBy = z.enum(EDIT_MODES).nullable();

/** The forecast of a combined edit for a version. */
export const EditForecast = z
  .object({
    /** In the order of the work; empty if the edit does not suit this picture at all. */
    parts: z.array(
      z.object({
        /** The subject of the part: 'Walls'. */
        about: z.string(),
        /** Whether the part is a result by itself; others only accompany it. */
        is_main: z.boolean(),
        outlook: z.enum(OUTLOOKS),
        /** A sentence: what will be done, or why it is impossible. */
        sentence: z.string(),
        solved_by: solvedBy,
      }),
    ),
    /** Why the edit would be refused, which is free; null if it will have a result. */
    refusal: z.object({ reason: z.string(), solved_by: solvedBy }).nullable(),
  })
  .meta({ id: 'EditForecast' });
export type EditForecast = z.infer<typeof EditForecast>;

export const forecastRoutes = {
  edit: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/forecast/`,
    summary:
      'What a combined edit will do to a version, and what it cannot do; takes seconds the first time and is free',
    tag: 'edits',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    body: z.strictObject({
      /** Any name of the edit, as in `/transformations/{name}/`. */
      transformation: z.string().min(1).max(100),
      args: z.record(z.string(), z.unknown()).default({}),
    }),
    response: EditForecast,
    rateLimit: 'look',
  }),
};
