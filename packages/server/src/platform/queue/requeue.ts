import type { PgBoss } from 'pg-boss';
import type { SqlRunner } from '../database/open-database.ts';
import { deadLetterOf } from './create-boss.ts';

/**
 * After a start on the embedded database: this process is its only owner, so every job that counts as
 * running was left behind by a crash. Each is ready again at once; the last attempt of a job is not
 * repeated, so that a job that kills the process cannot do so forever.
 */
export async function requeueAll(boss: PgBoss, runner: SqlRunner, names: readonly string[]): Promise<void> {
  for (const name of names.flatMap((one) => [one, deadLetterOf(one)])) {
    const given = await runner.executeSql(
      `select id from pgboss.job where name = $1 and state = 'active' and retry_count >= retry_limit`,
      [name],
    );
    const ids = given.rows.map((row) => (row as { id: string }).id);
    if (ids.length > 0) await boss.fail(name, ids, { message: 'The server stopped during every attempt.' });
    await runner.executeSql(
      `update pgboss.job set state = 'retry', start_after = now() where name = $1 and state = 'active'`,
      [name],
    );
  }
}

/** Makes jobs ready again that this process gives up in order to stop; the attempt does not count. */
export async function handBack(runner: SqlRunner, name: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await runner.executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), started_on = null
      where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [name, ids],
  );
}
