import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { EditJobId, ImageId, Timestamp, VersionId } from '../ids.ts';
import { API_BASE } from '../limits.ts';

const fields = {
  id: EditJobId,
  /** Mode of the edit, for example `wall-color`. */
  kind: z.string(),
  image: ImageId,
  /** The version of the job. */
  version: VersionId.nullable(),
  /** Set when the job has succeeded. */
  result_version: VersionId.nullable(),
  error_message: z.string().nullable(),
  error_code: z.string().nullable(),
  /** The present stage in words: 'Finding walls'. */
  stage: z.string(),
  /** 0 … 1; it never decreases while the job runs. */
  progress: z.number(),
  /**
   * Jobs of all users that will start before this one, since accounts take turns. Null when it has started, and while
   * it waits for the edit before it.
   */
  queue_position: z.int().nullable(),
  /** Estimated seconds until it starts; null when there is no estimate. */
  estimated_wait_seconds: z.number().nullable(),
  /** Usual duration of such edits, from start to end; null when there were too few of late. */
  estimated_seconds: z.number().nullable(),
  /**
   * Estimated seconds until it is done, by how earlier edits of its kind went on from its progress; null while it waits,
   * and when there were none.
   */
  seconds_left: z.number().nullable(),
  /**
   * Address of a rough picture of the result, which exists only while the edit runs; null when there is none. It is no
   * version, and cannot be downloaded or shared.
   */
  preview_url: z.string().nullable(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
};

/** A job in the answer of `/edit-jobs/`: a waiting job counts as in progress. */
export const EditJob = z
  .object({ ...fields, status: z.enum(['in_progress', 'succeeded', 'failed']) })
  .meta({ id: 'EditJob' });
export type EditJob = z.infer<typeof EditJob>;

/** The same job in the answer of `/jobs/`. */
export const Job = z
  .object({ ...fields, status: z.enum(['pending', 'in_progress', 'completed', 'failed']) })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

const params = z.strictObject({ jobId: EditJobId });

export const jobRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/edit-jobs/`,
    summary: 'Own edit jobs, newest first',
    tag: 'jobs',
    access: 'account',
    status: 200,
    query: z.strictObject({
      image: ImageId.optional(),
      /** `true`: only jobs that have not ended. */
      active: z.enum(['true', 'false']).default('false'),
    }),
    response: z.object({ results: z.array(EditJob), count: z.int() }),
  }),
  ofImage: defineRoute({
    method: 'GET',
    path: `${API_BASE}/images/:imageId/jobs_list/`,
    summary: "An image's edit jobs, newest first",
    tag: 'jobs',
    access: 'account',
    status: 200,
    params: z.strictObject({ imageId: ImageId }),
    response: z.object({ results: z.array(EditJob), count: z.int() }),
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/edit-jobs/:jobId/`,
    summary: 'An edit job',
    tag: 'jobs',
    access: 'account',
    status: 200,
    params,
    response: EditJob,
  }),
  status: defineRoute({
    method: 'GET',
    path: `${API_BASE}/edit-jobs/:jobId/status/`,
    summary: 'An edit job, for polling',
    tag: 'jobs',
    access: 'account',
    status: 200,
    params,
    response: EditJob,
  }),
  events: defineRoute({
    method: 'GET',
    path: `${API_BASE}/edit-jobs/:jobId/events/`,
    summary: 'Server-sent events named `job`, each with the edit job as JSON; ends when the job ends',
    tag: 'jobs',
    access: 'account',
    status: 200,
    params,
    produces: 'text/event-stream',
  }),
  preview: defineRoute({
    method: 'GET',
    path: `${API_BASE}/edit-jobs/:jobId/preview/`,
    summary: 'The rough picture of a running edit; 404 when the edit has none or has ended',
    tag: 'jobs',
    access: 'account',
    status: 200,
    params,
    produces: 'image/webp',
  }),
  cancel: defineRoute({
    method: 'POST',
    path: `${API_BASE}/edit-jobs/:jobId/cancel/`,
    summary: 'Stop an edit; it ends as failed and is not charged',
    tag: 'jobs',
    access: 'account',
    status: 200,
    params,
    response: EditJob,
  }),
  retry: defineRoute({
    method: 'POST',
    path: `${API_BASE}/edit-jobs/:jobId/retry/`,
    summary: 'Try a failed edit again, as a new job',
    tag: 'jobs',
    access: 'account',
    status: 202,
    params,
    response: EditJob,
    rateLimit: 'edit',
  }),
  job: defineRoute({
    method: 'GET',
    path: `${API_BASE}/jobs/:jobId/`,
    summary: 'A job, in the form of the job list',
    tag: 'jobs',
    access: 'account',
    status: 200,
    params,
    response: Job,
  }),
};
