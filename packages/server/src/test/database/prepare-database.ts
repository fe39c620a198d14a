import { pino } from 'pino';
import { migrate } from '../../platform/database/migrate.ts';
import type { OpenDatabase } from '../../platform/database/opened-database.ts';
import { createQueue } from '../../platform/queue/boss-queue.ts';
import { QUEUES } from '../../worker.ts';

/** Makes all tables, those of the queue among them. */
export async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database.db);
  const queue = createQueue({ database, log: pino({ level: 'silent' }), names: QUEUES });
  await queue.start();
  await queue.stop({ drainMs: 0 });
}
