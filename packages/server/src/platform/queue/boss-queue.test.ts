import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { QUEUES } from '../../worker.ts';
import { transaction } from '../database/database.ts';
import { createQueue } from './boss-queue.ts';
import { deadLetterOf } from './create-boss.ts';
import type { Queue, QueueJob } from './queue.ts';

const [NAME] = QUEUES;
const log = pino({ level: 'silent' });

let database: TestDatabase;
let queues: Queue[];
beforeEach(async () => {
  database = await openTestDatabase();
  queues = [];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop({ drainMs: 1_000 })));
  await database.remove();
});

async function startQueue(): Promise<Queue> {
  const queue = createQueue({ database, log, names: QUEUES, maxAttempts: 3 });
  queues.push(queue);
  await queue.start();
  return queue;
}

const add = (queue: Queue, id: string, payload: object = {}) =>
  transaction(database.db, (tx) => queue.enqueue(tx, NAME, payload, { id }));

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await database.runner.executeSql('select state::text from pgboss.job where id = $1', [id]);
  return (rows[0] as { state: string } | undefined)?.state;
}

describe('the queue', () => {
  it('hands a job to a worker once its transaction has committed, well before the next poll', async () => {
    const queue = await startQueue();
    const seen: Pick<QueueJob, 'id' | 'payload' | 'attempt'>[] = [];
    await queue.work(NAME, {
      concurrency: 1,
      handler: async ({ id, payload, attempt }) => void seen.push({ id, payload, attempt }),
    });
    const id = randomUUID();
    await add(queue, id, { photo: 'kitchen' });

    await expect.poll(() => seen).toEqual([{ id, payload: { photo: 'kitchen' }, attempt: 1 }]);
    await expect.poll(() => stateOf(id)).toBe('completed');
  });

  it('has no job of a transaction that was rolled back, and refuses a second job with the same id', async () => {
    const queue = await startQueue();
    const [lost, kept] = [randomUUID(), randomUUID()];
    const failing = transaction(database.db, async (tx) => {
      await queue.enqueue(tx, NAME, {}, { id: lost });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await add(queue, kept);

    expect(await stateOf(lost)).toBeUndefined();
    await expect(add(queue, kept)).rejects.toThrow('exists already');
  });

  it('updates the options of a queue from an earlier version, and leaves other queues alone', async () => {
    const optionsOf = async () => {
      const { rows } = await database.runner.executeSql(
        `select name, dead_letter, retry_limit, retry_delay, retry_backoff, heartbeat_seconds, expire_seconds,
           deletion_seconds, updated_on from pgboss.queue where name = any($1::text[]) order by name`,
        [[NAME, deadLetterOf(NAME)]],
      );
      return rows as object[];
    };
    await (await startQueue()).stop({ drainMs: 0 });
    const wanted = await optionsOf();
    expect(wanted).toHaveLength(2);

    await (await startQueue()).stop({ drainMs: 0 });
    expect(await optionsOf()).toEqual(wanted);

    await database.runner.executeSql(
      'update pgboss.queue set retry_delay = 77, heartbeat_seconds = 600, dead_letter = null where name = $1',
      [NAME],
    );
    const queue = await startQueue();
    const undated = (rows: object[]) => rows.map((row) => ({ ...row, updated_on: undefined }));
    expect(undated(await optionsOf())).toEqual(undated(wanted));
    const id = randomUUID();
    await add(queue, id);
    expect(await stateOf(id)).toBe('created');
  });

  it('works through a backlog without pauses, within the limit of jobs at once', async () => {
    const queue = await startQueue();
    const ids = Array.from({ length: 8 }, () => randomUUID());
    for (const id of ids) await add(queue, id);
    const done: string[] = [];
    let [running, most] = [0, 0];
    const { promise: two, resolve: twoRun } = Promise.withResolvers<void>();
    await queue.work(NAME, {
      concurrency: 2,
      handler: async ({ id }) => {
        most = Math.max(most, ++running);
        if (running === 2) twoRun();
        // The first job waits for the second, however late it comes.
        await two;
        await sleep(20);
        running--;
        done.push(id);
      },
    });

    await expect.poll(() => done.toSorted()).toEqual(ids.toSorted());
    expect(most).toBe(2);
  });

  it('retries a failed job with a new lease, and gives it up after three attempts', async () => {
    const queue = await startQueue();
    const attempts: number[] = [];
    const leases = new Set<string>();
    const given: { id: string; payload: unknown }[] = [];
    await queue.work(NAME, {
      concurrency: 1,
      handler: async ({ attempt, lease }) => {
        attempts.push(attempt);
        leases.add(lease);
        throw new Error('always');
      },
      onExhausted: async ({ id, payload }) => void given.push({ id, payload }),
    });
    const id = randomUUID();
    await add(queue, id, { photo: 'hall' });

    await expect.poll(() => given, { timeout: 25_000 }).toEqual([{ id, payload: { photo: 'hall' } }]);
    expect(attempts).toEqual([1, 2, 3]);
    expect(leases.size).toBe(3);
  });

  it('aborts a running job when it is canceled, and never starts a canceled waiting one', async () => {
    const queue = await startQueue();
    const [running, waiting, next] = [randomUUID(), randomUUID(), randomUUID()];
    const started: string[] = [];
    const aborted: string[] = [];
    await queue.work(NAME, {
      concurrency: 1,
      handler: async ({ id, signal }) => {
        started.push(id);
        if (id === next) return;
        await new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted.push(id);
            reject(signal.reason as Error);
          });
        });
      },
    });
    await add(queue, running);
    await expect.poll(() => started).toEqual([running]);
    await add(queue, waiting);

    await transaction(database.db, async (tx) => {
      await queue.cancel(tx, NAME, waiting);
      await queue.cancel(tx, NAME, running);
    });
    await expect.poll(() => aborted).toEqual([running]);
    // Jobs start in their order, so the canceled one would start before this.
    await add(queue, next);
    await expect.poll(() => started).toContain(next);
    expect(started).toEqual([running, next]);
    expect(await stateOf(running)).toBe('cancelled');
  });

  it('returns a running job to the queue at a stop, without counting the attempt', async () => {
    const first = await startQueue();
    await first.work(NAME, {
      concurrency: 1,
      handler: ({ signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stop')))),
    });
    const id = randomUUID();
    await add(first, id);
    await expect.poll(() => stateOf(id)).toBe('active');
    await first.stop({ drainMs: 50 });
    queues = [];

    const attempts: number[] = [];
    const second = await startQueue();
    await second.work(NAME, { concurrency: 1, handler: async ({ attempt }) => void attempts.push(attempt) });
    await expect.poll(() => attempts).toEqual([1]);
  });

  it('lets running jobs finish when it stops', async () => {
    const queue = await startQueue();
    let finished = false;
    await queue.work(NAME, {
      concurrency: 1,
      handler: async () => {
        await sleep(300);
        finished = true;
      },
    });
    const id = randomUUID();
    await add(queue, id);
    await expect.poll(() => stateOf(id)).toBe('active');
    await queue.stop({ drainMs: 5_000 });
    queues = [];

    expect(finished).toBe(true);
    expect(await stateOf(id)).toBe('completed');
  });

  it('R2 gives a job of a silent worker to another, and aborts the first attempt', async () => {
    const first = await startQueue();
    let firstSignal: AbortSignal | undefined;
    const later: number[] = [];
    await first.work(NAME, {
      concurrency: 1,
      handler: async ({ signal, attempt }) => {
        if (attempt > 1) return void later.push(attempt);
        firstSignal = signal;
        await new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('lost'))),
        );
      },
    });
    const id = randomUUID();
    await add(first, id);
    await expect.poll(() => firstSignal).toBeDefined();

    const second = createQueue({ database, log, names: QUEUES, maxAttempts: 3 });
    queues.push(second);
    await second.work(NAME, { concurrency: 1, handler: async ({ attempt }) => void later.push(attempt) });
    await second.start();
    // A lease of zero length makes the first worker count as silent at once.
    await database.runner.executeSql('update pgboss.job set heartbeat_seconds = 0 where id = $1', [id]);
    await expect.poll(() => later[0], { timeout: 25_000 }).toBe(2);
    await expect.poll(() => firstSignal?.aborted).toBe(true);
    await expect.poll(() => stateOf(id)).toBe('completed');
  });

  it('R2 gives up a job that crashes the process in every attempt', async () => {
    const first = await startQueue();
    const id = randomUUID();
    await add(first, id);
    await database.runner.executeSql(
      `update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now(),
        heartbeat_on = now() - interval '1 minute' where id = $1`,
      [id],
    );

    const given: string[] = [];
    const second = createQueue({ database, log, names: QUEUES, maxAttempts: 3 });
    queues.push(second);
    const handler = async () => {
      throw new Error('must not be tried again');
    };
    await second.work(NAME, { concurrency: 1, handler, onExhausted: async (job) => void given.push(job.id) });
    await second.start();
    await expect.poll(() => given).toEqual([id]);
  });
});
