import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { EDIT_MODES } from './edit-arguments.ts';
import { OUTLOOKS } from './edit-options.ts';
import { VersionId } from './ids.ts';
import { API_BASE } from './limits.ts';

/** The edit with which a person can get around what is in the way; null where there is none. */
const solvedBy = z.enum(EDIT_MODES).nullable();

/** What an edit made of others will do to a version. */
export const EditForecast = z
  .object({
    /** In the order in which they are made; empty where the edit is not for this picture at all. */
    parts: z.array(
      z.object({
        /** What it is about: 'Walls'. */
        about: z.string(),
        /** Whether it makes a result by itself: others only come along. */
        is_main: z.boolean(),
        outlook: z.enum(OUTLOOKS),
        /** What will be done, or why it cannot be, in a sentence. */
        sentence: z.string(),
        solved_by: solvedBy,
      }),
    ),
    /** Why the edit would be refused, which costs nothing; null where it will have a result. */
    refusal: z.object({ reason: z.string(), solved_by: solvedBy }).nullable(),
  })
  .meta({ id: 'EditForecast' });
export type EditForecast = z.infer<typeof EditForecast>;

export const forecastRoutes = {
  edit: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/forecast/`,
    summary:
      'What an edit that is made of others will do to a version, and what it cannot; takes seconds the first time and is free',
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
