import { type EditJobId, jobRoutes, MAX_PAGE_SIZE } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import { countFrom } from '../../platform/paging.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cancelJob } from './cancel-job.ts';
import type { JobWatch } from './events/job-watch.ts';
import { streamJobEvents, type WatchedSessions } from './events/stream-job-events.ts';
import { createStreamSeats } from './events/stream-seats.ts';
import { previewOf } from './preview-store.ts';
import type { EditLimits } from './require-edits.ts';
import { retryJob } from './retry-job.ts';
import { countJobs, type JobFilter, jobsOf, ownJob, ownsImage, type SeenJob } from './store.ts';
import { editJobView, jobView } from './view.ts';

/** For a route that has sent its response itself. */
const ANSWERED = undefined as never;

export interface JobDeps {
  db: Database;
  queue: Queue;
  storage: Storage;
  clock: Clock;
  watch: JobWatch;
  limits: EditLimits;
}

export function bindJobs(app: FastifyInstance, deps: JobDeps & { sessions: WatchedSessions }): void {
  // An event stream may stay open for minutes; a stopping server must not wait for it.
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const seats = createStreamSeats();

  const requireJob = async (who: Who, id: EditJobId): Promise<SeenJob> => {
    const job = await ownJob(deps.db, who.userId, id);
    if (!job) throw new AppError('job_not_found');
    return job;
  };

  const listJobs = async (filter: JobFilter) => {
    const jobs = await jobsOf(deps.db, filter, MAX_PAGE_SIZE);
    const count = await countFrom({ limit: MAX_PAGE_SIZE, offset: 0 }, jobs.length, () =>
      countJobs(deps.db, filter),
    );
    return { results: jobs.map(editJobView), count };
  };

  bindRoute(app, jobRoutes.list, ({ query, who }) =>
    listJobs({ userId: who.userId, imageId: query.image, activeOnly: query.active === 'true' }),
  );
  bindRoute(app, jobRoutes.ofImage, async ({ params: { imageId }, who }) => {
    if (!(await ownsImage(deps.db, who.userId, imageId))) throw new AppError('image_not_found');
    return listJobs({ userId: who.userId, imageId, activeOnly: false });
  });
  bindRoute(app, jobRoutes.get, async ({ params, who }) => editJobView(await requireJob(who, params.jobId)));
  bindRoute(app, jobRoutes.status, async ({ params, who }) =>
    editJobView(await requireJob(who, params.jobId)),
  );
  bindRoute(app, jobRoutes.job, async ({ params, who }) => jobView(await requireJob(who, params.jobId)));
  bindRoute(app, jobRoutes.events, ({ params, who, reply }) =>
    streamJobEvents({ ...deps, seats, closing: closing.signal }, who, params.jobId, reply),
  );
  bindRoute(app, jobRoutes.preview, async ({ params, who, reply }) => {
    const job = await requireJob(who, params.jobId);
    const picture = await previewOf(deps.db, job.id);
    if (!picture) throw new AppError('file_not_found');
    void reply.header('cache-control', 'private, no-store').type('image/webp').send(picture);
    return ANSWERED;
  });
  bindRoute(app, jobRoutes.cancel, async ({ params, who }) =>
    editJobView(await cancelJob(deps, who, params.jobId)),
  );
  bindRoute(app, jobRoutes.retry, async ({ params, who }) =>
    editJobView(await retryJob(deps, who, params.jobId)),
  );
}
