import type { Db, PgBoss, QueueOptions } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { OpenDatabase } from '../database/opened-database.ts';
import { runSql } from '../database/run-sql.ts';
import type { Logger } from '../log.ts';
import { LEASE_SECONDS } from './run-attempt.ts';

const NO_JOB = '00000000-0000-4000-8000-000000000000';

const EVERY_QUEUE: QueueOptions = {
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30,
  heartbeatSeconds: LEASE_SECONDS,
  // The handler has its own time limit; this one only ends jobs without a worker.
  expireInSeconds: 3_600,
  deleteAfterSeconds: 24 * 3_600,
};

/** Dead letters are retried for a long time: losing one would leave a job that never ends. */
const DEAD_LETTERS: QueueOptions = { ...EVERY_QUEUE, retryLimit: 100 };

/** Name of the queue that receives another queue's jobs after their last attempt. */
export const deadLetterOf = (name: string) => `${name}-dead`;

export async function createBoss({
  database,
  log,
}: {
  database: OpenDatabase;
  log: Logger;
}): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const embedded = database.engine === 'pglite';
  const boss = new Boss({
    db: database.runner as Db,
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    schedule: false,
    // Checks for silent workers. The embedded database has no other process with workers.
    superviseIntervalSeconds: embedded ? 30 : 3,
    monitorIntervalSeconds: embedded ? 30 : 3,
    monitorVacuum: false,
    reindex: !embedded,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue reported a failure'));
  return boss;
}

/**
 * Connects, creates missing queues, and updates the options of older ones. Each
 * queue is looked up once here, because a later first look-up could happen inside a transaction, where it
 * would wait forever on a single connection.
 */
export async function startBoss(boss: PgBoss, names: readonly string[]): Promise<void> {
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const provide = async (name: string, options: QueueOptions & { deadLetter?: string }) => {
    const found = known.get(name);
    if (found && isMatch(found, options)) return;
    if (found) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    await boss.touch(name, NO_JOB);
  };
  for (const name of names) {
    await provide(deadLetterOf(name), DEAD_LETTERS);
    await provide(name, { ...EVERY_QUEUE, deadLetter: deadLetterOf(name) });
  }
}

const isMatch = (found: object, options: object) =>
  Object.entries(options).every(([name, value]) => found[name as keyof typeof found] === value);

/** Lets the queue use one of our transactions. */
export function sqlRunnerOf(tx: Database): Db {
  return { executeSql: async (text, values) => ({ rows: await runSql(tx, text, values) }) };
}
