import { systemRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../../version.ts';
import type { Database } from '../database/database.ts';
import { runSql } from '../database/run-sql.ts';
import type { Queue } from '../queue/queue.ts';
import { countWorkers, WORKER_SILENT_SECONDS } from '../queue/worker-store.ts';
import type { Storage } from '../storage/storage.ts';
import { AppError } from './app-error.ts';
import { bindRoute } from './bind-route.ts';

/** A part that takes longer to answer counts as not ready. */
const CHECK_MS = 3_000;

const NO_WORKER = `Not ready: worker. No worker has been seen for ${WORKER_SILENT_SECONDS} seconds, so edits wait. Start a process with the role worker.`;

export function bindHealth(
  app: FastifyInstance,
  deps: { db: Database; storage: Storage; queue: Queue },
): void {
  bindRoute(app, systemRoutes.health, () => ({ status: 'ok' as const, version: VERSION }));

  bindRoute(app, systemRoutes.ready, async () => {
    const checks = {
      database: () => runSql(deps.db, 'select 1'),
      storage: () => deps.storage.check(),
      queue: () => deps.queue.check(),
      worker: () => requireWorker(deps.db),
    };
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        await inTime(name, check());
        return [name, 'ok'] as const;
      }),
    );
    return { status: 'ready' as const, checks: Object.fromEntries(results) };
  });
}

/** A server that accepts edits needs a living worker, in any process. */
async function requireWorker(db: Database): Promise<void> {
  if ((await countWorkers(db)) > 0) return;
  throw new AppError('unavailable', NO_WORKER, { retryAfterSeconds: 5 });
}

async function inTime(name: string, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_MS);
  });
  try {
    await Promise.race([work, late]);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'unavailable') throw cause;
    throw new AppError('unavailable', `Not ready: ${name}.`, { cause, retryAfterSeconds: 5 });
  } finally {
    clearTimeout(timer);
  }
}
