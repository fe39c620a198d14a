import type { OpenDatabase } from '../database/opened-database.ts';
import type { Logger } from '../log.ts';
import { createBoss, deadLetterOf, sqlRunnerOf, startBoss } from './create-boss.ts';
import { MAX_ATTEMPTS, type Patience, type Queue } from './queue.ts';
import { handBack, requeueAll } from './requeue.ts';
import { LeaseLost } from './run-attempt.ts';
import { notify, parseWakeUp, QUEUE_CHANNEL } from './wake-up.ts';
import { createWorkLoop, type WorkLoop } from './work-loop.ts';

/**
 * The queue in the product's own database.
 * @param names all queues; they are known from the start because the first look-up of a queue must not
 * happen inside a transaction
 */
export function createQueue(deps: {
  database: OpenDatabase;
  log: Logger;
  names: readonly string[];
  maxAttempts?: number;
}): Queue {
  const { database, log, maxAttempts = MAX_ATTEMPTS } = deps;
  const loops = new Map<string, WorkLoop>();
  const boss = createBoss(deps);
  let unlisten: (() => Promise<void>) | undefined;
  let started = false;

  function onNotify(payload: string): void {
    const wakeUp = parseWakeUp(payload);
    if (!wakeUp) return;
    const { name, cancel } = wakeUp;
    if (cancel !== undefined) loops.get(name)?.abort(cancel, new LeaseLost('The job was canceled.'));
    else loops.get(name)?.wake();
  }

  const addLoop = (name: string, loop: WorkLoop) => {
    loops.set(name, loop);
    if (started) loop.start();
  };

  return {
    enqueue: async (tx, name, payload, { id, patience }) => {
      const retries = patience ? retriesOf(patience) : { retryLimit: maxAttempts - 1 };
      const sent = await (await boss).send(name, { id, payload }, { id, ...retries, db: sqlRunnerOf(tx) });
      if (sent === null) throw new Error(`A job ${id} exists already in the queue ${name}`);
      await notify(tx, { name });
    },
    wake: (tx, name) => notify(tx, { name }),
    cancel: async (tx, name, id) => {
      await (await boss).cancel(name, id, { db: sqlRunnerOf(tx) });
      await notify(tx, { name, cancel: id });
    },
    work: async (name, options) => {
      const ready = { boss: await boss, log, db: database.db, maxAttempts };
      addLoop(name, createWorkLoop(ready, name, options));
      const { onExhausted } = options;
      if (!onExhausted) return;
      const dead = deadLetterOf(name);
      addLoop(dead, createWorkLoop(ready, dead, { concurrency: 1, handler: (job) => onExhausted(job) }));
    },
    start: async () => {
      const ready = await boss;
      await startBoss(ready, deps.names);
      if (database.engine === 'pglite') await requeueAll(ready, database.runner, deps.names);
      unlisten = await database.listen(QUEUE_CHANNEL, onNotify);
      started = true;
      for (const loop of loops.values()) loop.start();
    },
    stop: async ({ drainMs }) => {
      await unlisten?.();
      await Promise.all(
        [...loops].map(async ([name, loop]) => handBack(database.runner, name, await loop.stop(drainMs))),
      );
      await (await boss).stop({ graceful: false, close: false });
    },
    check: async () => {
      await (await boss).getQueues();
    },
  };
}

const retriesOf = ({ attempts, firstWaitSeconds, longestWaitSeconds }: Patience) => ({
  retryLimit: attempts - 1,
  retryDelay: firstWaitSeconds,
  retryDelayMax: longestWaitSeconds,
  retryBackoff: true,
});
