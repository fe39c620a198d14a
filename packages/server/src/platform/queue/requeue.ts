import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { SqlRunner } from '../database/opened-database.ts';
import { deadLetterOf } from './create-boss.ts';

const Left = z.object({
  rows: z.array(z.object({ id: z.string(), name: z.string(), is_last: z.boolean() })),
});

/**
 * After a start on the embedded database: this process is its only owner, so every job that counts as
 * running was left by a crash. Each is queued again at once, except on its last attempt, so
 * that a job that crashes the process cannot do so forever.
 */
export async function requeueAll(boss: PgBoss, runner: SqlRunner, names: readonly string[]): Promise<void> {
  const every = names.flatMap((name) => [name, deadLetterOf(name)]);
  const left = Left.parse(
    await runner.executeSql(
      `select id, name, retry_count >= retry_limit as is_last from pgboss.job
        where name = any($1::text[]) and state = 'active'`,
      [every],
    ),
  ).rows;
  for (const { id, name } of left.filter((job) => job.is_last)) {
    await boss.fail(name, id, { message: 'The server stopped during every attempt.' });
  }
  if (left.length === 0) return;
  await runner.executeSql(
    `update pgboss.job set state = 'retry', start_after = now()
      where name = any($1::text[]) and state = 'active'`,
    [every],
  );
}

/** Queues the jobs again that this process gives up in order to stop; the attempt does not count. */
export async function handBack(runner: SqlRunner, name: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await runner.executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), started_on = null
      where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [name, ids],
  );
}
